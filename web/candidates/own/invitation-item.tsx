import { Button } from '@digdir/designsystemet-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { candidates } from '../../../contract/candidates.ts';
import type { Reply } from '../../../contract/endpoint.ts';
import { languageOf } from '../../../contract/positions/language-of.ts';
import { api } from '../../platform/api.ts';
import { formatDate } from '../../platform/format.ts';
import { Banner } from '../../ui/banner.tsx';
import { CautionsForReader } from '../../ui/cautions.tsx';
import { useSayWhy } from '../../ui/say.ts';
import { Tag } from '../../ui/tag.tsx';
import styles from './own-candidate.module.css';

export type Invitation = Reply<typeof candidates.invitations>['invitations'][number];

interface Props {
  invitation: Invitation;
  onDeclined: () => void;
}

/** Who invites to what, in which words, and what one may answer. */
export function InvitationItem({ invitation, onDeclined }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const sayWhy = useSayWhy(setProblem);
  const [isSending, setSending] = useState(false);
  const { id, business, position, message, sentAt, seenAt, declinedAt, hasDealtWith } = invitation;
  const decline = async () => {
    if (isSending) return;
    setSending(true);
    setProblem(null);
    try {
      await api('POST /candidates/mine/invitations/:id/decline', { params: { id } });
      onDeclined();
    } catch (error) {
      sayWhy(error);
    } finally {
      setSending(false);
    }
  };
  const which = <span className="visually-hidden">: {position.title}</span>;
  const isOpen = position.isOpen && position.id !== null;
  const isAnswered = declinedAt !== null || hasDealtWith;
  return (
    <li className={`card ${styles.invitation}`}>
      {(!seenAt || isAnswered) && (
        <p className={styles.standing}>
          {!seenAt && <Tag color="sol">Ny</Tag>}
          {hasDealtWith && <Tag color="success">Søkt eller påbegynt</Tag>}
          {declinedAt && <Tag>Du takket nei</Tag>}
        </p>
      )}
      <div>
        <h4>{position.title}</h4>
        <p>
          <Link to={`/bedrift/${business.organizationNumber}`}>{business.name}</Link>{' '}
          <span className="quiet">inviterte deg {formatDate(sentAt)}</span>
        </p>
      </div>
      <p className={styles.message} lang={languageOf(message)}>
        {message}
      </p>
      <CautionsForReader text={message} />
      {!isOpen && <p className="quiet">Stillingen er ikke lenger åpen.</p>}
      <Banner>{problem}</Banner>
      {isOpen && (
        <div className="button-row">
          <Button asChild data-size="sm" variant={isAnswered ? 'secondary' : 'primary'}>
            <Link to={`/stilling/${position.id}`}>Se stillingen{which}</Link>
          </Button>
          {!isAnswered && (
            <Button data-size="sm" variant="secondary" aria-disabled={isSending} onClick={decline}>
              Ikke aktuelt{which}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
