import type { CvData } from '../../../contract/cv-fields.ts';

const levels: [RegExp, CvData['languages'][number]['level']][] = [
  [/\b(A1|A2|B1|B2|C1|C2)\b/i, ''],
  [/native|mother|morsm/i, 'Morsmål'],
  [/full professional|fluent|flytende/i, 'C2'],
  [/professional|advanced/i, 'C1'],
  [/limited|intermediate/i, 'B1'],
  [/elementary|beginner|basic/i, 'A2'],
];

/** In the words of JSON Resume, of LinkedIn or of the European framework. */
export function levelOf(fluency: string): CvData['languages'][number]['level'] {
  for (const [pattern, level] of levels) {
    const found = pattern.exec(fluency);
    if (found) return level || (found[1]?.toUpperCase() as 'A1');
  }
  return '';
}
