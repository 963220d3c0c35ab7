import { longestLine } from '../../contract/values.ts';
import { cutAtWord } from '../platform/cut-whole.ts';

/** What follows the occupation: "– 50 %", ", fast stilling", "(vikariat)", "100 %", "ved Elvesus", "hos oss". */
const frills = /\s+[–—|-]\s.*|\s*[,:;(|].*|\s+\d+\s*%.*|\s+(?:ved|hos|til|søkes|søkast)\s.*|\s+(?:søkes|søkast)\W*$/iu;
const invitation = /^vi (?:søker|søkjer|trenger|treng) (?:en |ein |ei |et |eit |flere |fleire )?/iu;
const SHORTEST = 3;

/** The part of a title that others have too: the rest finds nothing but its own ad. No longer than what can be searched for. */
export function suggestedTitle(title: string): string {
  const part = title.replace(invitation, '').replace(frills, '').trim();
  return cutAtWord(part.length < SHORTEST ? title : part.charAt(0).toUpperCase() + part.slice(1), longestLine);
}
