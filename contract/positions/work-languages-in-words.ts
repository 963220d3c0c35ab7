import type { WorkLanguage } from '../positions.ts';
import { joinWithOr } from '../words-in-a-row.ts';

/** "Norsk, svensk, dansk eller engelsk": each of them is enough. Nothing where none is said. */
export function workLanguagesText(languages: WorkLanguage[]) {
  const [first = '', ...others] = joinWithOr(languages.flatMap((language) => language.toLowerCase().split(' eller ')));
  return first.toUpperCase() + others.join('');
}
