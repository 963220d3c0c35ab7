import type { CvData } from './cv-fields.ts';
import { withRemark } from './cv-remarks.ts';

type Level = CvData['languages'][number]['level'];

const code = /\b(A1|A2|B1|B2|C1|C2)\b/i;
/** "Near-native", "ikke flytende": not what the next word says. */
const hedged = /\b(non|near|not|almost|ikke|nesten|nær)\b/i;
const levels: [RegExp, Level][] = [
  [/native|mother|morsm/i, 'Morsmål'],
  [/full profes|fullt profes|fluent|flytende/i, 'C2'],
  [/upper.?intermediate/i, 'B2'],
  [/limited|begrenset|intermediate/i, 'B1'],
  [/profes|advanced/i, 'C1'],
  [/elementary|grunnleggende|beginner|basic/i, 'A2'],
];

/** In the words of JSON Resume, of LinkedIn or of the European framework. Other words stay with the language. */
export function languageOf(name: string, fluency: string): { name: string; level: Level } {
  const [coded] = code.exec(fluency) ?? [];
  if (coded) return { name, level: coded.toUpperCase() as Level };
  const found = hedged.test(fluency) ? undefined : levels.find(([pattern]) => pattern.test(fluency));
  return found ? { name, level: found[1] } : { name: withRemark(name, fluency), level: '' };
}
