export interface Part {
  text: string;
  /** Where it leads. */
  link?: string;
}

/** A mail or web address where a word begins. Each looks at its own word only, so that long texts take no longer than they are. */
const address =
  /(?<![^\s(<«"])(?:(?:https?:\/\/|www\.)[^\s<>"«»]*[^\s<>"«».,;:!?)'’]|[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)/giu;

/** Word calls a file damaged that holds a longer one, and no reader needs it. */
const MOST_LETTERS = 2000;

/** A text, and where in it there is an address to open. */
export function partsWithLinks(text: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const link = linkTo(found);
    if (!link) continue;
    if (index > at) parts.push({ text: text.slice(at, index) });
    parts.push({ text: found, link });
    at = index + found.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}

/** What addresses are made of (RFC 3986): a percent sign only before two digits, one number sign, no brackets. */
const readable = /^(?:[\w.~:/?@!$&'()*+,;=-]|%[\da-f]{2})+(?:#(?:[\w.~:/?@!$&'()*+,;=-]|%[\da-f]{2})*)?$/i;
const host = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z](?:[a-z\d-]*[a-z\d])?$/;

/** Nothing where it would be no address, which Word calls damage too, or where a name before the host could be taken for the host. */
function linkTo(found: string) {
  const isWeb = /^(?:https?:|www\.)/i.test(found);
  const [name = '', domain = ''] = found.split('@');
  const whole = isWeb ? found.replace(/^www\./i, 'https://$&') : `https://${domain}`;
  const url = URL.canParse(whole) ? new URL(whole) : undefined;
  if (!url || !host.test(url.hostname) || url.username || url.password) return undefined;
  const link = isWeb ? url.href : `mailto:${encodeURIComponent(name)}@${url.hostname}`;
  return link.length <= MOST_LETTERS && readable.test(link) ? link : undefined;
}
