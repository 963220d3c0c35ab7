import { Button } from '@digdir/designsystemet-react';
import { type ReactNode, useRef } from 'react';
import { Icon } from '../ui/icon.tsx';
import { KeyedCard } from './keyed-card.tsx';
import type { Action } from './use-approvals.ts';

interface Props {
  id: string;
  title: string;
  href: string;
  isBusy: boolean;
  onAct: (action: Action) => void;
  children: ReactNode;
}

/** What waits: everything that one decides by, and the ways to decide. An approval goes out at once, so no single key gives it. */
export function PendingCard({ onAct, ...card }: Props) {
  const approve = useRef<HTMLButtonElement>(null);
  return (
    <KeyedCard
      {...card}
      keys={{ g: () => approve.current?.focus(), a: () => onAct('reject'), e: () => onAct('ask-for-change') }}
      buttons={
        <>
          <Button
            ref={approve}
            aria-disabled={card.isBusy}
            onClick={() => onAct('approve')}
            aria-label={`Godkjenn ${card.title}`}
          >
            <Icon name="check" />
            Godkjenn
          </Button>
          <Button
            variant="secondary"
            data-color="danger"
            aria-disabled={card.isBusy}
            onClick={() => onAct('reject')}
            aria-label={`Avvis ${card.title}`}
          >
            Avvis
          </Button>
          <Button
            variant="secondary"
            aria-disabled={card.isBusy}
            onClick={() => onAct('ask-for-change')}
            aria-label={`Be om endring av ${card.title}`}
          >
            Be om endring
          </Button>
        </>
      }
    />
  );
}
