/** Forms of companies, and what else is an abbreviation wherever it stands. */
const abbreviations = /^(as|asa|ans|da|sa|ba|ks|nuf|sf|kf|iks|ab|aps|oy|avd|ikt|it|og|i|på|av|for|til|ved|med)$/;
const small = /^(avd|og|i|på|av|for|til|ved|med|kommune|fylkeskommune)$/;
/** Of several of one name. Not the sixth, which is a word too: Vi Menn. */
const ordinals = /^(ii|iii|iv|vii|viii|ix|xi|xii)$/;

/** The register writes names in capitals: "FJELLVIK BYGG AS" is Fjellvik Bygg AS. Words without a vowel are abbreviations. */
export function readableName(navn: string): string {
  if (navn !== navn.toLocaleUpperCase('nb')) return navn;
  return navn
    .replace(/\s+/g, ' ')
    .trim()
    .split(' ')
    .map((word, index) => readable(word, index === 0))
    .join(' ');
}

function readable(word: string, isFirst: boolean) {
  const lower = word.toLocaleLowerCase('nb');
  if (!isFirst && small.test(lower)) return lower;
  if (abbreviations.test(lower) || ordinals.test(lower) || !/[aeiouyæø]/.test(lower.normalize('NFD'))) return word;
  return lower.replace(/(^|[^\p{L}\p{N}'’])(\p{L})/gu, (_all, before: string, letter: string) => {
    return before + letter.toLocaleUpperCase('nb');
  });
}
