import { domainToASCII, domainToUnicode } from 'node:url';
import { sql } from 'kysely';
import type { RegisterRecord } from '../platform/database/schema.ts';
import { isFreeMail } from './free-mail-providers.ts';

export const domainOfAddress = (email: string | null | undefined) => ascii(email?.split('@')[1] ?? '');

/** The register has "www.firma.no", "https://firma.no/om" and "firma.no". */
export const domainOfHomepage = (homepage = '') =>
  ascii(
    homepage
      .trim()
      .replace(/^https?:\/\//i, '')
      .replace(/[/?#:].*$/s, ''),
  ).replace(/^www\./, '');

const ascii = (domain: string) => domainToASCII(domain.trim().toLowerCase());

export const isWithin = (inner: string, outer: string) => inner === outer || inner.endsWith(`.${outer}`);

/** Only where it is known to be theirs. */
export const ownerAddress = sql<string | null>`(
  select email from users where id = businesses.owner_id and email_confirmed_at is not null
)`;

/** What the register has for a business, where who owns it here has an address there. */
export function confirmedDomain(ownerAddress: string | null, { hjemmeside, epostadresse }: RegisterRecord) {
  const own = domainOfAddress(ownerAddress);
  const known = [domainOfHomepage(hjemmeside), domainOfAddress(epostadresse)];
  const found = known.find((domain) => domain !== '' && !isFreeMail(domain) && isWithin(own, domain));
  return found ? domainToUnicode(found) : null;
}
