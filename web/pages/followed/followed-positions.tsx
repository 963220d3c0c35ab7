import { Button } from '@digdir/designsystemet-react';
import { Link } from 'react-router';
import { changeText } from '../../../contract/change-texts.ts';
import { changedSince } from '../../../contract/changed-since.ts';
import { FollowPositionButton } from '../../followed/follow-position-button.tsx';
import type { FollowedPosition } from '../../followed/lists.ts';
import { positionBadge } from '../../followed/position-badge.ts';
import { dayInOslo, formatDate, formatDay } from '../../platform/format.ts';
import { applyBefore } from '../../positions/position-texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './followed.module.css';
import { OwnNote } from './own-note.tsx';
import { lookUpKey, useLookedUp } from './use-looked-up.ts';

interface Props {
  positions: FollowedPosition[];
  /** Told which one was let go of, or could not be. */
  onLetGo: (position: FollowedPosition, isDone: boolean) => void;
}

export function FollowedPositions({ positions, onLetGo }: Props) {
  const found = useLookedUp(positions);
  const today = dayInOslo(new Date());
  if (positions.length === 0) {
    return (
      <EmptyState level={2} title="Du følger ingen stillinger ennå">
        <p>Trykk på hjertet ved en stilling, så finner du den igjen her.</p>
        <Button asChild>
          <Link to="/stillinger">Finn stillinger</Link>
        </Button>
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {positions.map((position) => {
        const key = lookUpKey(position);
        const lookedUp = found.get(key);
        const badge = positionBadge(lookedUp, today);
        const deadline = lookedUp?.applicationDeadline;
        const change =
          lookedUp && changedSince(new Date(position.followedAt), lookedUp.changes, new Date(lookedUp.changedAt));
        return (
          <li key={key} className={styles.item}>
            <div className={styles.text}>
              <h2 className={styles.heading}>
                <Link
                  to={position.uuid ? `/nav-stilling/${position.uuid}` : `/stilling/${position.id}`}
                  className="cover-link"
                >
                  {position.title}
                </Link>
              </h2>
              <p>{[position.businessName, position.location].filter(Boolean).join(', ')}</p>
              {deadline && <p>{applyBefore(deadline, today)}</p>}
              {change && (
                <p className={styles.change}>
                  <strong>Sist endret {formatDay(change.day)}:</strong> {changeText(change)}
                </p>
              )}
              <p className={styles.since}>Fulgt siden {formatDate(position.followedAt)}</p>
              <OwnNote position={position} />
            </div>
            <Tag color={badge.color}>
              <Icon name="clock" size="1.1em" />
              {badge.text}
            </Tag>
            <FollowPositionButton position={position} onKept={(kept) => onLetGo(position, kept)} />
          </li>
        );
      })}
    </ul>
  );
}
