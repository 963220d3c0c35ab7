import { cutAtWord } from '../../contract/cut-whole.ts';
import { longestLine } from '../../contract/values.ts';

/** What follows the occupation: "– 50 %", ", fast stilling", "(vikariat)", "100 %", "ved Elvesus", "hos oss". */
const frills = /\s+[–—|-]\s.*|\s*[,:;(|].*|\s+\d+\s*%.*|\s+(?:ved|hos|til|søkes|søkast)\s.*|\s+(?:søkes|søkast)\W*$/iu;
const invitations = [
  'vi (?:søker|søkjer|trenger|treng)',
  '(?:er du|bli|vil du (?:bli|være|vere))(?= (?:vår|vårt|våre|en|ein|ei) )',
  '(?:vil du|har du lyst til å|kom og) (?:jobbe?|arbeide) som',
  '(?:(?:ledig|ledige|fast) )?(?:stilling|stillinger|stillingar|vikariat|engasjement|sommerjobb|jobb) som',
];
const between = 'en|ein|ei|et|eit|flere|fleire|vår|vårt|våre|ny|nye|neste|engasjert|dyktig|erfaren|motivert';
/** What leads to the occupation: "Vi søker en", "Ledig stilling som", "Er du vår nye". */
const invitation = new RegExp(`^(?:${invitations.join('|')})(?: (?:${between}))* `, 'iu');
const SHORTEST = 3;

/** The part of a title that others have too: the rest finds nothing but its own ad. No longer than what can be searched for. */
export function suggestedTitle(title: string): string {
  const called = title.replace(invitation, '');
  const part = (called === title ? title : called.replace(/[?!.]+$/, '')).replace(frills, '').trim();
  return cutAtWord(part.length < SHORTEST ? title : part.charAt(0).toUpperCase() + part.slice(1), longestLine);
}
