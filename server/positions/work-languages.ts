import { languageOf } from '../../contract/positions/language-of.ts';
import { type WorkLanguage, workLanguages } from '../../contract/positions.ts';

/** So much of a text tells which language it is written in. */
const READ_FOR_LANGUAGE = 600;
/** So often a text is asked what it says of languages, */
const MOST_SENTENCES = 20;
/** and so far around the word that is looked for. */
const REACH = 160;

/** What one has to know for a job: what the ad says in plain words, or else what it is written in. Each of them alone is enough. */
export function workLanguagesOf(text: string): WorkLanguage[] {
  const stated = sentencesAround(text, saysWorkLanguage)
    .map(enoughOf)
    .find((languages) => languages.length > 0);
  if (stated) return stated;
  const ofText = writtenIn(text.slice(0, READ_FOR_LANGUAGE));
  const asked = sentencesAround(text, namesNorwegian)
    .filter(
      (sentence) => isOfApplicant.test(sentence) && !isOfApplication.test(sentence) && !isOfCountry.test(sentence),
    )
    .map(enoughOf)
    .find((languages) => saysMore(languages, ofText));
  return asked ?? [ofText];
}

/** Letters tell it ten times as fast as words do, for very many ads at once; names have some in English too. */
const hasNorwegianLetters = /(?:[æøå][^æøå]*){10}/i;

const writtenIn = (beginning: string): WorkLanguage =>
  !hasNorwegianLetters.test(beginning) && languageOf(beginning) === 'en' ? 'Engelsk' : 'Norsk';

/** "Norsk eller engelsk" adds a language to that of the ad; an ad in English may ask for Norwegian. */
const saysMore = (languages: WorkLanguage[], ofText: WorkLanguage) =>
  languages.includes(ofText) ? languages.length > 1 : ofText === 'Engelsk' && languages.includes('Norsk');

const saysWorkLanguage = /arbeidsspråk[a-z]*|(?<=work |working |office )languages?|languages? (?:of|at) work/gi;
const namesNorwegian = /norsk|norwegian|s[ck]andinav/gi;
const isOfApplicant =
  /behersk|snakk|kunne |(?:norsk|engelsk)kunnskap|forstå|lese|munnleg|muntlig|skriftl|språk|fluen|proficien|command of|speak|spoken|\boral|verbal|written|language|knowl|\bknow\b|skills|you master|communicat|requir|\bmust\b|\b[abc][12]\b/i;
const isOfApplication =
  /søkna|søkje|søke[rs]? |\bcv\b|attest|vitnemål|\bapply|application|diploma|transcript|tilby|offer/i;

const isOfCountry =
  /(?:norwegian|scandinavian) (?:and|or|&) (?:international|european|eu|eea|nordic|foreign|global)(?!\p{L})/iu;

/** What stands around each of these words, within its sentence or line. Of a heading it is the next line. */
function sentencesAround(text: string, word: RegExp): string[] {
  const sentences: string[] = [];
  for (const { 0: found, index } of text.matchAll(word)) {
    const end = index + found.length;
    const [before = ''] = text
      .slice(Math.max(0, index - REACH), index)
      .split(endsSentence)
      .slice(-1);
    const [after] = text
      .slice(end, end + REACH)
      .replace(/^[\s:–-]+/, ' ')
      .split(endsSentence);
    sentences.push(`${before}${found}${after}`);
    if (sentences.length === MOST_SENTENCES) break;
  }
  return sentences;
}

const endsSentence = /[.!?:](?=\s)|[\n•]/;

/** "Norwegian skills" are of a language, "Norwegian law" and "the Norwegian University" are not. */
const ofLanguage =
  '(?! (?!(?:language|skill|proficien|communicat|speak|spoken|oral|written|knowledge|level|fluent|bokmål|is|are|as|at|to|in|with|both|well|would|will|requir|prefer|[abc][12])\\p{L}*)\\p{L})';

const names: [RegExp, WorkLanguage[]][] = [
  // Nor are "norske kunder".
  [new RegExp(`(?<!\\p{L})(?:norsk(?!e(?! språk))|bokmål|nynorsk|norwegian${ofLanguage})`, 'iu'), ['Norsk']],
  [
    new RegExp(`(?<!\\p{L})(?:skandinavisk(?!e(?! språk))|scandinavian${ofLanguage})`, 'iu'),
    ['Norsk', 'Svensk eller dansk'],
  ],
  [/(?<!\p{L})(?:(?:svensk|dansk)(?!e(?! språk))|swedish|danish)/iu, ['Svensk eller dansk']],
  [/(?<!\p{L})(?:engelsk(?!e(?! språk))|english)/iu, ['Engelsk']],
  [/(?<!\p{L})(?:(?:nord|lule|sør)?samisk(?!e(?! språk))|s[aá]mi(?!\p{L}))/iu, ['Samisk']],
];

const joints = /(,|;|\/|\(|(?<!\p{L})(?:og\/eller|and\/or|og|samt|eller|or|and|men|but)(?!\p{L}))/iu;
const isOpen = /^[,;(]$/;
const isBare = /^\s*\p{L}*\s*$/u;
const isEither = /^(?:\/|.*eller|.*or)$/i;
const isNotNeeded =
  /(?<!\p{L})(?:ikkj?e(?! (?:bare|berre|kun)(?!\p{L}))|ingen|uten|utan|not(?! only)|no|without|fordel\p{L}*|pluss?|ønskel\p{L}*|vektlegg\p{L}*|advantage\p{L}*|beneficial|prefer\p{L}*|asset|desirable|nice|bonus|learn|lære|kurs|course\p{L}*|class\p{L}*|training)(?!\p{L})|n['’]t /iu;

/** Of those that are asked for together: who knows the one before mostly knows the next too. */
const rarestFirst: WorkLanguage[] = ['Samisk', 'Norsk', 'Svensk eller dansk', 'Engelsk'];

/** In "norsk, svensk eller dansk, og engelsk" there are two groups, and enough is one of that which fewest know. */
function enoughOf(sentence: string): WorkLanguage[] {
  const groups: { languages: WorkLanguage[]; isNeeded: boolean }[] = [];
  let joint = '';
  let next = '';
  // A comma between mere names joins as the word before the last of them does, so it is read from behind.
  for (const part of sentence.split(joints).toReversed()) {
    if (joints.test(part)) joint = isOpen.test(part) ? (isBare.test(next) ? joint : '') : part;
    else {
      for (const [, languages] of names.filter(([name]) => name.test(part))) {
        const group = (isEither.test(joint) && groups.at(-1)) || { languages: [], isNeeded: true };
        if (group !== groups.at(-1)) groups.push(group);
        group.languages.push(...languages);
        group.isNeeded &&= !isNotNeeded.test(part);
      }
      next = part;
    }
  }
  const needed = groups.filter(({ isNeeded }) => isNeeded).map(({ languages }) => languages);
  const enough =
    rarestFirst.map((rarest) => needed.find((languages) => languages.includes(rarest))).find(Boolean) ?? [];
  return workLanguages.filter((language) => enough.includes(language));
}
