import { Button } from '@digdir/designsystemet-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '../ui/icon.tsx';
import styles from './approvals.module.css';
import { onCardKey } from './card-keys.ts';

interface Props {
  id: string;
  title: string;
  /** Its own page, opened beside. */
  href: string;
  isBusy: boolean;
  /** The ways to decide, by key. */
  keys: Record<string, () => void>;
  /** The same as buttons. */
  buttons: ReactNode;
  children: ReactNode;
}

/** One thing that staff look at and decide about. */
export function KeyedCard({ id, title, href, isBusy, keys, buttons, children }: Props) {
  const heading = useId();
  const actions = { ...keys, v: () => window.open(href, '_blank', 'noopener') };
  return (
    <article
      className={`card ${styles.card}`}
      aria-labelledby={heading}
      aria-busy={isBusy}
      tabIndex={-1}
      data-approval={id}
      onKeyDown={(event) => onCardKey(event, isBusy ? {} : actions)}
    >
      <h3 id={heading}>{title}</h3>
      {children}
      <div className={styles.actions}>
        {buttons}
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
