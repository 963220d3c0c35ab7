// Words that hardly a sentence does without, and that the other language does not have.
const english = new Set([
  'the',
  'and',
  'of',
  'with',
  'you',
  'your',
  'we',
  'our',
  'are',
  'this',
  'that',
  'from',
  'or',
  'be',
]);
const norwegian = new Set(['og', 'å', 'på', 'av', 'til', 'som', 'vi', 'du', 'med', 'det', 'er', 'ikke', 'en', 'eit']);

/** For `lang`, so that a screen reader says what employers write in English in English. Everything else is the page's own. */
export function languageOf(text: string): 'en' | undefined {
  const words = text.toLowerCase().split(/[^\p{L}]+/u);
  const count = (known: Set<string>) => words.filter((word) => known.has(word)).length;
  return count(english) > count(norwegian) ? 'en' : undefined;
}

const soundsNorwegian = /[æøå]|\b(av|for|i|innen|med|og|som|til|ved)\b/i;

/** A title is too short to tell: it is in the language of its text, unless something in it may be Norwegian. */
export const languageOfTitle = (title: string, ofText: 'en' | undefined) =>
  soundsNorwegian.test(title) ? undefined : ofText;
