import { joinWithAnd } from '../../contract/words-in-a-row.ts';

interface Correction {
  typed: string;
  read: string;
}

/** Says which words do not exist and were read as others, so that nobody wonders about the hits. */
export function correctionText(corrections: Correction[]): string | null {
  if (corrections.length === 0) return null;
  const quoted = (words: string[]) => joinWithAnd(words.map((word) => `«${word}»`));
  const typed = quoted(corrections.map((correction) => correction.typed));
  const read = quoted(corrections.map((correction) => correction.read));
  return `Fant ikke ${typed}. Viser treff på ${read}.`;
}
