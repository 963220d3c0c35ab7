import type { Interview } from '../../../contract/interview-fields.ts';
import { Tag } from '../../ui/tag.tsx';

/** Where an interview stands, for who offers it. */
export function InterviewTag({ interview: { chosen, answeredAt } }: { interview: Interview }) {
  if (chosen) return <Tag color="success">Intervju avtalt</Tag>;
  if (answeredAt) return <Tag color="warning">Trenger ny tid</Tag>;
  return <Tag color="neutral">Velger tid</Tag>;
}
