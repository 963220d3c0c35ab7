const SHORTEST_STEM = 4;
const personEndings = /^(.+?)(?:erne|erene|arane|eren|aren|ere|arar)$/;
const pluralEndings = /^(.+?)[ea]r$/;
const otherEndings = /^(.+?)(?:ene|ane|en|et|a|e)$/;

/**
 * What the forms of a word share that no list knows. `-er` may be a plural or a person who does it, so it has two stems.
 * Marked with `~`, since such a stem is never the same as a known word.
 */
export function stemsOf(word: string): string[] {
  if (/\d/.test(word)) return [`~${word}`];
  const base = word.length > SHORTEST_STEM + 1 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
  const person = cut(base, personEndings);
  if (person) return [`~${person}er`];
  const plural = cut(base, pluralEndings);
  if (plural) return [`~${plural}er`, `~${plural}`];
  return [`~${(/s[eo]n$/.test(base) ? undefined : cut(base, otherEndings)) ?? base}`];
}

function cut(word: string, endings: RegExp) {
  const stem = endings.exec(word)?.[1];
  return stem && stem.length >= SHORTEST_STEM ? stem : undefined;
}
