import type { CvData } from '../../../contract/cvs/cv-fields.ts';
import { languageOf } from '../../../contract/cvs/cv-levels.ts';
import { isKnownLanguage } from '../../../contract/cvs/language-names.ts';
import type { Line } from './line.ts';
import { withoutSeparators } from './periods.ts';

type Language = CvData['languages'][number];

/** Each with what is said of how well it is spoken. What names no language is given back. */
export function languagesIn(lines: Line[]): { languages: Language[]; others: string[] } {
  const said: { name: string; fluency: string[] }[] = [];
  const others: string[] = [];
  for (const { text } of lines) {
    for (const part of eachApart(text)) {
      const written = part.trim();
      const found = written && nameIn(written);
      const last = said.at(-1);
      if (found) said.push(found);
      else if (written && last && isFluency(written)) last.fluency.push(written);
      else if (written) others.push(written);
    }
  }
  return { languages: said.map(({ name, fluency }) => withLevel(name, fluency.join(', '))), others };
}

/** "Norsk og engelsk" are two, "muntlig og skriftlig" is one. */
const eachApart = (text: string) =>
  text
    .replace(/ (?:og|and) (\p{L}+)/gu, (all, word: string) => (isKnownLanguage(word) ? `;${word}` : all))
    .split(/[;|•·]|,(?![^()]{0,200}\))|\t(?=\p{L}+\s*[(:\t–-])/u);

/** The known name, in whatever place, and the words around it. */
function nameIn(written: string) {
  const words = written
    .split(/[\s(),:/–—\t-]+/)
    .filter(Boolean)
    .slice(0, 20);
  const [first = '', second = ''] = words;
  const both = `${first} ${second}`;
  const isOne =
    second &&
    (isKnownLanguage(both) || (isKnownLanguage(first) && isKnownLanguage(second) && written.startsWith(both)));
  const name = isOne ? both : words.find(isKnownLanguage);
  if (!name) return undefined;
  const at = written.indexOf(name);
  const around = [written.slice(0, at), written.slice(at + name.length)].map(plain);
  return { name: name.charAt(0).toUpperCase() + name.slice(1), fluency: around.filter(Boolean) };
}

const plain = (text: string) =>
  withoutSeparators(text.replaceAll('\t', ' ').trim())
    .replace(/^\((.*)\)$/, '$1')
    .replace(/^\(|^(?:i|in) |[).]$| (?:i|in)$/g, '')
    .trim();

const fluent =
  /morsm|native|bilingual|tospråklig|flytende|flytande|fluent|god|godt|bra|grunnleggende|grunnleggjande|basic|elementary|litt|noe|noko|muntlig|skriftlig|munnleg|skriftleg|\b[abc][12]\b|nivå|level|working|professional|proficien|begrenset|limited|full|intermediate|advanced|avansert|middels|perfekt|nybegynner|beginner|forstår|snakker/i;
const isFluency = (text: string) => text.length <= 80 && fluent.test(text);

/** What the level does not say as well stays with the name. */
function withLevel(name: string, fluency: string): Language {
  const { name: known, level } = languageOf(name, fluency);
  const more = fluency
    .toLowerCase()
    .replace(
      /morsmål|native|bilingual|tospråklig|mother tongue|flytende|fluent|proficiency|full|professional|working|limited|elementary|grunnleggende|begrenset|profesjonell|kompetanse|arbeidskompetanse|muntlig|skriftlig|spoken|written|oral|cefr|nivå|level|speaker|yrkesmessig|intermediate|upper|advanced|beginner|basic|[abc][12]|\b(?:og|i|både|and|or|eller|in|both)\b/g,
      '',
    )
    .replace(/[^\p{L}]+/gu, '');
  return level && more ? { name: `${known} (${fluency})`, level: '' } : { name: known, level };
}
