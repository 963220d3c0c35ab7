import type { CvData } from '../../../contract/cv-fields.ts';
import { withRemark } from './with-remark.ts';

type Level = CvData['languages'][number]['level'];

const levels: [RegExp, Level][] = [
  [/\b(A1|A2|B1|B2|C1|C2)\b/i, ''],
  [/native|mother|morsm/i, 'Morsmål'],
  [/full profes|fullt profes|fluent|flytende/i, 'C2'],
  [/limited|begrenset|intermediate/i, 'B1'],
  [/profes|advanced/i, 'C1'],
  [/elementary|grunnleggende|beginner|basic/i, 'A2'],
];

/** In the words of JSON Resume, of LinkedIn or of the European framework. Other words stay with the language. */
export function languageOf(name: string, fluency: string): { name: string; level: Level } {
  for (const [pattern, level] of levels) {
    const found = pattern.exec(fluency);
    if (found) return { name, level: level || (found[1]?.toUpperCase() as Level) };
  }
  return { name: withRemark(name, fluency), level: '' };
}
