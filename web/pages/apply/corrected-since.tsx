import { Button } from '@digdir/designsystemet-react';
import { Link } from 'react-router';
import { correctedMeanwhile } from '../../../contract/applications/application-words.ts';
import { InNewTab } from '../../ui/in-new-tab.tsx';
import styles from './apply.module.css';
import type { Applying } from './use-applying.ts';

/** It was corrected elsewhere after the form was opened: what stands here can still win, or give way. */
export function CorrectedSince({ applying }: { applying: Applying }) {
  const { corrects, isOutdated, isSending, sendAnyway, goOver } = applying;
  return (
    <>
      <p>
        {correctedMeanwhile}
        {isOutdated && ' Henter du det som er sendt, blir det du har skrevet her, borte.'}
      </p>
      {isOutdated && (
        <div className={`button-row ${styles.ways}`}>
          <Link to={`/profil?tab=applications&soknad=${corrects?.id}`} target="_blank">
            Se hva som er sendt
            <InNewTab />
          </Link>
          <Button type="button" variant="secondary" data-size="sm" disabled={isSending} onClick={sendAnyway}>
            Send min rettelse likevel
          </Button>
          <Button type="button" variant="tertiary" data-size="sm" disabled={isSending} onClick={() => void goOver()}>
            Hent det som er sendt
          </Button>
        </div>
      )}
    </>
  );
}
