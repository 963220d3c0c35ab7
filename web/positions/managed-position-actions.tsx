import { Button } from '@digdir/designsystemet-react';
import { Link } from 'react-router';
import { policy } from '../../contract/policy.ts';
import type { ManagedPositionCard } from '../../contract/positions/managed-positions.ts';
import { Icon } from '../ui/icon.tsx';
import { InNewTab } from '../ui/in-new-tab.tsx';
import styles from './managed-position-card.module.css';
import { isOut } from './publishing.ts';

interface Props {
  position: ManagedPositionCard;
  today: string;
  isBusy: boolean;
  onToggle: () => void;
  onDelete: () => void;
}

/** What can be done with it, as far as where it stands allows. */
export function ManagedPositionActions({ position, today, isBusy, onToggle, onDelete }: Props) {
  const { id, businessId, title, location, isActive, isExpired, daysLeft, isStopped, approvalStatus } = position;
  const positions = `/bedrift/${businessId}/stillinger`;
  const isOver = approvalStatus === 'rejected';
  const endsSoon = isExpired || (isActive && daysLeft <= policy.expiringSoonDays);
  const isLive = isActive && !isExpired && isOut(position, today);
  const which = <span className="visually-hidden"> {[title, location].filter(Boolean).join(', ')}</span>;
  return (
    <div className={`${styles.actions} no-print`}>
      <Button asChild data-size="sm" variant="secondary">
        <Link to={`/stilling/${id}`} target="_blank">
          <Icon name="eye" />
          Forhåndsvis{which}
          <InNewTab />
        </Link>
      </Button>
      {!isOver && (
        <Button asChild data-size="sm" variant="secondary">
          <Link to={`${positions}/${id}/rediger`}>
            <Icon name="pencil" />
            Rediger{which}
          </Link>
        </Button>
      )}
      {endsSoon && !isOver && !isStopped && (
        <Button asChild data-size="sm" variant="secondary">
          <Link to={`${positions}/${id}/rediger?steg=frister`}>
            <Icon name="clock" />
            Forleng{which}
          </Link>
        </Button>
      )}
      {isLive && (
        <Button asChild data-size="sm" variant="secondary">
          <Link to={`/stilling/${id}/oppslag`}>
            <Icon name="printer" />
            Oppslag{which}
          </Link>
        </Button>
      )}
      <Button asChild data-size="sm" variant="secondary">
        <Link to={`${positions}/ny?fra=${id}`}>
          <Icon name="copy" />
          Dupliser{which}
        </Link>
      </Button>
      {!isOver && !isExpired && !isStopped && (
        <Button data-size="sm" variant="secondary" aria-disabled={isBusy} onClick={() => !isBusy && onToggle()}>
          <Icon name={isActive ? 'eye-off' : 'check'} />
          {isActive ? 'Deaktiver' : 'Aktiver'}
          {which}
        </Button>
      )}
      <Button data-size="sm" variant="tertiary" data-color="danger" onClick={onDelete}>
        <Icon name="trash" />
        Slett{which}
      </Button>
    </div>
  );
}
