const languages = new Intl.DisplayNames('nb', { type: 'language', fallback: 'none' });
const regions = new Intl.DisplayNames('nb', { type: 'region', fallback: 'none' });

/** Alone, or at the end of an address of the Union's lists. */
const codeIn = (written: string) => written.replace(/^https?:.*\//, '');

/** `eng`, `ger`, `nb`; what is no code is a name. */
export function languageNamed(written: string) {
  const code = codeIn(written);
  const name = /^[a-z]{2,3}$/i.test(code) ? languages.of(code) : undefined;
  return name ? name.charAt(0).toUpperCase() + name.slice(1) : code;
}

/** As the Union writes them. */
const others: Record<string, string> = { EL: 'GR', UK: 'GB' };

/** Norway goes without saying. */
export function countryNamed(written: string) {
  const code = codeIn(written).toUpperCase();
  if (code === 'NO') return '';
  return (/^[A-Z]{2}$/.test(code) && regions.of(others[code] ?? code)) || codeIn(written);
}
