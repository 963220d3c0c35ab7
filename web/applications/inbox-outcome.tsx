import { Button } from '@digdir/designsystemet-react';
import { Banner } from '../ui/banner.tsx';
import styles from './inbox.module.css';
import type { useBulk } from './use-bulk.ts';

interface Props {
  bulk: Pick<ReturnType<typeof useBulk>, 'problem' | 'done' | 'isBusy' | 'takeBack'>;
  problem: string | null;
}

/** What is under way, or what the last change came to, with the way to take it back. */
export function InboxOutcome({ bulk, problem }: Props) {
  return (
    <div id="inbox-said" className={styles.said}>
      <Banner>{bulk.problem ?? problem}</Banner>
      <Banner tone={bulk.isBusy ? 'info' : 'success'}>
        {bulk.done && (
          <p>
            {bulk.done.message}{' '}
            {bulk.done.changed.length > 0 && (
              <Button variant="tertiary" data-size="sm" onClick={bulk.takeBack}>
                Angre
              </Button>
            )}
          </p>
        )}
      </Banner>
    </div>
  );
}
