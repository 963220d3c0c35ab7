export type WordClass = 'agent' | 'role' | 'common' | 'neuter' | 'verb' | 'adjective';

/** Every form of a word in bokmål and nynorsk, generously: a form that nobody writes does no harm. */
export function inflect(word: string, wordClass: WordClass): string[] {
  return [word, ...endings[wordClass](word)];
}

const endings: Record<WordClass, (word: string) => string[]> = {
  agent: inflectAgent,
  role: inflectCommonNoun,
  common: inflectCommonNoun,
  neuter: inflectNeuterNoun,
  verb: inflectVerb,
  adjective: inflectAdjective,
};

const suffixed = (stem: string, ...suffixes: string[]) => suffixes.map((suffix) => stem + suffix);
const syllables = (word: string) => word.match(/[aeiouyæøå]+/g)?.length ?? 0;
/** `sykkel` loses a letter in `sykler`, `nummer` in `numre`. */
const contracted = (word: string) => word.slice(0, -2).replace(/(.)\1$/, '$1');

/** lærer, læreren, lærere, lærerne; lærar, læraren, lærarar, lærarane. */
function inflectAgent(word: string) {
  const stem = word.slice(0, -2);
  return suffixed(stem, 'er', 'eren', 'ere', 'erne', 'erene', 'ar', 'aren', 'arar', 'arane');
}

function inflectCommonNoun(word: string) {
  if (word.endsWith('el'))
    return [...suffixed(word, 'en', 'a'), ...suffixed(contracted(word), 'ler', 'lene', 'lar', 'lane')];
  const stem = word.endsWith('e') ? word.slice(0, -1) : word;
  return suffixed(stem, 'en', 'a', 'er', 'ene', 'ar', 'ane');
}

function inflectNeuterNoun(word: string) {
  if (word.endsWith('el')) return [`${word}et`, ...suffixed(contracted(word), 'let', 'ler', 'la', 'lene')];
  if (word.endsWith('er')) return [`${word}et`, ...suffixed(contracted(word), 'ret', 're', 'rene', 'er', 'ra')];
  if (word.endsWith('e')) return suffixed(word.slice(0, -1), 'et', 'er', 'ene', 'a');
  const always = suffixed(word, 'et', 'a', 'ene');
  return syllables(word) > 1 ? [...always, `${word}er`] : always;
}

function inflectVerb(word: string) {
  const stem = word.endsWith('e') ? word.slice(0, -1) : word;
  return suffixed(stem, 'er', 'ar', 'et', 'a', 'te', 'de', 't', 'es', 'ende', 'ande');
}

function inflectAdjective(word: string) {
  return suffixed(word, 't', 'e', 'ere', 'est', 'este', 'are', 'aste');
}
