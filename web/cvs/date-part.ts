/** A month as people write it where there is no picker: "2024-05", "2024-5", "5.2024" or "05/2024". */
export function monthIn(text: string): string | null {
  const [, first = '', second = ''] = /^(\d+)[-./ ](\d+)$/.exec(text.trim()) ?? [];
  const [year, month] = first.length === 4 ? [first, second] : [second, first];
  const written = `${year}-${month.padStart(2, '0')}`;
  return isMonth(written) ? written : null;
}

export const isMonth = (text: string) => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

/** Of a date that somebody knows the year of. */
export const yearIn = (text: string) => (/^[12]\d{3}$/.test(text.trim()) ? text.trim() : null);
