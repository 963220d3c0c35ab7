import type { HandledApplication } from '../../../contract/applications/handled-applications.ts';
import { Tag } from '../../ui/tag.tsx';

/** What all who assessed it came to, once one has done so too. */
export function RatingTag({ application: { assessment } }: { application: Pick<HandledApplication, 'assessment'> }) {
  if (assessment.average === null) return null;
  return <Tag color="info">{assessment.average.toFixed(1).replace('.', ',')} av 4</Tag>;
}
