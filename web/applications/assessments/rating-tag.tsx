import type { HandledApplication } from '../../../contract/handled-applications.ts';
import { Tag } from '../../ui/tag.tsx';

const rounded = new Intl.NumberFormat('nb-NO', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** What all who assessed it came to, once one has done so too. */
export function RatingTag({ application: { assessment } }: { application: Pick<HandledApplication, 'assessment'> }) {
  if (assessment.average === null) return null;
  return <Tag color="info">{rounded.format(assessment.average)} av 4</Tag>;
}
