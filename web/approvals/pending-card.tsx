import { Button } from '@digdir/designsystemet-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '../ui/icon.tsx';
import styles from './approvals.module.css';
import { onCardKey } from './card-keys.ts';
import type { Action } from './use-approvals.ts';

interface Props {
  id: string;
  title: string;
  /** Its own page, opened beside. */
  href: string;
  isBusy: boolean;
  onAct: (action: Action) => void;
  children: ReactNode;
}

/** What waits: everything that one decides by, and the ways to decide. */
export function PendingCard({ id, title, href, isBusy, onAct, children }: Props) {
  const heading = useId();
  const keys = {
    g: () => onAct('approve'),
    a: () => onAct('reject'),
    e: () => onAct('ask-for-change'),
    v: () => window.open(href, '_blank', 'noopener'),
  };
  return (
    <article
      className={`card ${styles.card}`}
      aria-labelledby={heading}
      aria-busy={isBusy}
      tabIndex={-1}
      data-approval={id}
      onKeyDown={(event) => onCardKey(event, isBusy ? {} : keys)}
    >
      <h3 id={heading}>{title}</h3>
      {children}
      <div className={styles.actions}>
        <Button disabled={isBusy} onClick={() => onAct('approve')} aria-label={`Godkjenn ${title}`}>
          <Icon name="check" />
          Godkjenn
        </Button>
        <Button
          variant="secondary"
          data-color="danger"
          disabled={isBusy}
          onClick={() => onAct('reject')}
          aria-label={`Avvis ${title}`}
        >
          Avvis
        </Button>
        <Button
          variant="secondary"
          disabled={isBusy}
          onClick={() => onAct('ask-for-change')}
          aria-label={`Be om endring av ${title}`}
        >
          Be om endring
        </Button>
        <Button asChild variant="tertiary">
          <a href={href} target="_blank" rel="noopener" aria-label={`Vis ${title} i en ny fane`}>
            Vis
            <Icon name="external-link" />
          </a>
        </Button>
      </div>
    </article>
  );
}
