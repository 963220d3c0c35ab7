const WORDS_PER_MINUTE = 200;

/** How long it takes to read a text, at the pace of most adults. */
export function readingTime(text: string): string {
  const words = text.split(/\s+/).filter(Boolean).length;
  if (words < WORDS_PER_MINUTE / 2) return 'under et minutt';
  const minutes = Math.round(words / WORDS_PER_MINUTE);
  return minutes === 1 ? 'omtrent 1 minutt' : `omtrent ${minutes} minutter`;
}
