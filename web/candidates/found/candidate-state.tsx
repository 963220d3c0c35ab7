import { formatDay } from '../../platform/format.ts';
import { Tag } from '../../ui/tag.tsx';
import type { FoundCandidate } from './candidate-search.ts';
import styles from './found.module.css';

/** What the business has done about somebody, and what came of it. */
export function CandidateState({ candidate: { invitation, isOpened } }: { candidate: FoundCandidate }) {
  if (!invitation && !isOpened) return null;
  return (
    <p className={styles.state}>
      {invitation ? <Tag color="info">Invitert {formatDay(invitation.sentAt)}</Tag> : <Tag>Åpnet</Tag>}
      {invitation?.isDeclined && <Tag>Takket nei</Tag>}
    </p>
  );
}
