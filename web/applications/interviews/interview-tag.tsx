import type { Interview } from '../../../contract/applications/interview-fields.ts';
import { hasBeen } from '../../../contract/applications/interview-words.ts';
import { Tag } from '../../ui/tag.tsx';

/** Where an interview stands, for who offers it. */
export function InterviewTag({ interview }: { interview: Interview }) {
  const { chosen, answeredAt } = interview;
  if (hasBeen(interview, new Date())) return <Tag color="neutral">Intervjuet har vært</Tag>;
  if (chosen) return <Tag color="success">Intervju avtalt</Tag>;
  if (answeredAt) return <Tag color="warning">Trenger ny tid</Tag>;
  return <Tag color="neutral">Velger tid</Tag>;
}
