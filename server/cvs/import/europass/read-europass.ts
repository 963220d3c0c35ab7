import { refused } from '../refused.ts';
import { fromCandidate } from './from-candidate.ts';
import { fromSkillsPassport } from './from-skills-passport.ts';
import { parseXml } from './parse-xml.ts';

const readers = new Map([
  ['Candidate', fromCandidate],
  ['SkillsPassport', fromSkillsPassport],
]);

const MOST_HEAD = 10_000;
/** Behind what may stand before the first element. */
export const isEuropass = (text: string) =>
  /^\s*</.test(text) && /<(?:[\w.-]+:)?(?:Candidate|SkillsPassport)[\s/>]/.test(text.slice(0, MOST_HEAD));

/** The XML that Europass gives, alone or within its PDF. */
export function readEuropass(xml: string) {
  const root = rootOf(xml);
  const read = readers.get(root?.name ?? '');
  if (root && read) return read(root);
  throw refused('Filen kommer ikke fra Europass. Last ned CV-en din derfra som PDF, og velg den.');
}

function rootOf(xml: string) {
  try {
    return parseXml(xml);
  } catch {
    throw refused('XML-en kan ikke leses. Last ned CV-en på nytt fra Europass, og prøv igjen.');
  }
}
