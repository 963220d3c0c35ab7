/** Where most of our readers have their mail. */
const providers = [
  'gmail.com',
  'hotmail.com',
  'hotmail.no',
  'outlook.com',
  'icloud.com',
  'yahoo.com',
  'yahoo.no',
  'online.no',
  'getmail.no',
];

/** Nearly called like one of those, and there. */
const others = ['mail.com', 'email.com', 'ymail.com', 'cloud.com', 'hotmail.nl', 'yahoo.ro', 'online.nl'];

/** Known by their name, and only with another ending. */
const endings = new Map([
  ['gmail.no', 'gmail.com'],
  ['icloud.no', 'icloud.com'],
]);

/** The address that somebody had in mind who made one slip in a provider's name: what is sent to "gmial.com" reaches nobody. */
export function meantAddress(typed: string): string | undefined {
  const [, name, domain] = /^(.+@)([^@]+)$/.exec(typed.trim()) ?? [];
  if (!name || !domain) return undefined;
  const written = domain.toLowerCase();
  if (providers.includes(written) || others.includes(written)) return undefined;
  const meant = endings.get(written) ?? providers.find((provider) => isOneSlipFrom(provider, written));
  return meant && name + meant;
}

/** One sign too many, missing or wrong, or two that changed places. */
function isOneSlipFrom(meant: string, written: string): boolean {
  let same = 0;
  while (same < meant.length && meant[same] === written[same]) same++;
  const right = meant.slice(same);
  const wrong = written.slice(same);
  const isSwapped = right[0] === wrong[1] && right[1] === wrong[0];
  return (
    right === wrong.slice(1) ||
    right.slice(1) === wrong ||
    right.slice(1) === wrong.slice(1) ||
    (isSwapped && right.slice(2) === wrong.slice(2))
  );
}
