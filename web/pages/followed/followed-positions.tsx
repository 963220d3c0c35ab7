import { Button } from '@digdir/designsystemet-react';
import { Link } from 'react-router';
import { changeText } from '../../../contract/positions/change-texts.ts';
import { changedSince } from '../../../contract/positions/changed-since.ts';
import { type ComparedAd, comparedAd } from '../../followed/comparison.ts';
import { FollowPositionButton } from '../../followed/follow-position-button.tsx';
import type { FollowedPosition } from '../../followed/lists.ts';
import { positionBadge } from '../../followed/position-badge.ts';
import { dayInOslo, formatDate, formatDay } from '../../platform/format.ts';
import { applyBefore } from '../../positions/position-texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import { CompareBar, CompareBox } from './choose-compared.tsx';
import styles from './followed.module.css';
import { OwnNote } from './own-note.tsx';
import { lookUpKey, useLookedUp } from './use-looked-up.ts';

export interface FollowedPositionsProps {
  positions: FollowedPosition[];
  /** Those that are to be compared. */
  chosen: ComparedAd[];
  onChoose: (ads: ComparedAd[]) => void;
  /** Told which one was let go of, or could not be. */
  onLetGo: (position: FollowedPosition, isDone: boolean) => void;
}

export function FollowedPositions({ positions, chosen, onChoose, onLetGo }: FollowedPositionsProps) {
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
  const isSeveral = positions.length > 1;
  const list = (
    <ul className={styles.list}>
      {positions.map((position) => {
        const key = lookUpKey(position);
        const ad = comparedAd(position);
        const lookedUp = found.get(key);
        const badge = positionBadge(lookedUp, today);
        const deadline = lookedUp && applyBefore(lookedUp.applicationDeadline, today);
        const change =
          lookedUp && changedSince(new Date(position.followedAt), lookedUp.changes, new Date(lookedUp.changedAt));
        return (
          <li key={key} className={styles.item}>
            <div className={styles.text}>
              <h2 className={styles.heading}>
                <Link to={`/${ad.page}/${ad.id}`} className="cover-link">
                  {position.title}
                </Link>
              </h2>
              <p>{[position.businessName, position.location].filter(Boolean).join(', ')}</p>
              {deadline && <p>{deadline}</p>}
              {change && (
                <p className={styles.change}>
                  <strong>Sist endret {formatDay(change.day)}:</strong> {changeText(change)}
                </p>
              )}
              <p className={styles.since}>Fulgt siden {formatDate(position.followedAt)}</p>
              <div className={styles.acts}>
                {isSeveral && <CompareBox ad={ad} title={position.title} chosen={chosen} onChoose={onChoose} />}
                <OwnNote position={position} />
              </div>
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
  return (
    <div>
      {list}
      <CompareBar chosen={isSeveral ? chosen : []} onChoose={onChoose} />
    </div>
  );
}
