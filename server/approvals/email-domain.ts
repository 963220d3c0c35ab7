import { domainToUnicode } from 'node:url';
import type { emailDomainSigns } from '../../contract/approvals/approval-cards.ts';
import { domainOfAddress, domainOfHomepage, isFreeMail, isWithin, lettersOfName } from '../businesses/index.ts';

interface Known {
  businessName: string;
  homepage: string | undefined;
  registerEmail: string | undefined;
}

/** How an owner's address relates to what is known of the business. */
export function readEmailDomain(email: string, known: Known) {
  const domain = domainOfAddress(email);
  const domains = knownDomains(known);
  return {
    sign: signOf(domain, domains, known.businessName),
    domain: domainToUnicode(domain),
    known: domains.map(domainToUnicode),
  };
}

function signOf(domain: string, known: string[], businessName: string): (typeof emailDomainSigns)[number] {
  if (isFreeMail(domain)) return 'free';
  if (known.some((each) => isWithin(domain, each) || isWithin(each, domain))) return 'matches';
  if (resembles(domain, businessName)) return 'resembles';
  return known.length > 0 ? 'differs' : 'unknown';
}

/** Only of what the register says: its owner types the contact address. */
function knownDomains({ homepage, registerEmail }: Known) {
  const found = [domainOfHomepage(homepage), domainOfAddress(registerEmail)];
  return [...new Set(found.filter((domain) => domain !== '' && !isFreeMail(domain)))];
}

/** "fjordbygg.no" for Fjordbygg AS; three letters and fewer say too little. */
function resembles(domain: string, businessName: string) {
  const label = lettersOfName(domainToUnicode(domain).split('.').at(-2) ?? '');
  const name = lettersOfName(businessName);
  return label.length > 3 && name.length > 3 && (name === label || plain(name) === plain(label));
}

const plain = (text: string) => text.replaceAll('æ', 'ae').replaceAll('ø', 'o').replaceAll('å', 'a');
