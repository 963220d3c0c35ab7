import { Button } from '@digdir/designsystemet-react';
import { Notice } from '../../ui/notice.tsx';
import { CandidateView } from '../candidate-view.tsx';
import styles from './own-candidate.module.css';
import type { OwnCandidate } from './own-reply.ts';

interface Props {
  candidate: OwnCandidate;
  isBusy: boolean;
  onRenewCv: () => void;
}

/** The same that employers see. */
export function OwnView({ candidate: { seen, isCvOlder }, isBusy, onRenewCv }: Props) {
  const isCutSomewhere = JSON.stringify(seen).includes('[skjult]');
  return (
    <section className={styles.part} aria-labelledby="own-view">
      <h3 id="own-view">Slik ser arbeidsgivere deg</h3>
      {isCvOlder && (
        <Notice color="info" title="CV-en er endret siden">
          <p>Arbeidsgivere ser den slik den var da du lagret profilen.</p>
          <div>
            <Button variant="secondary" data-size="sm" aria-disabled={isBusy} onClick={onRenewCv}>
              Bruk den nye versjonen
            </Button>
          </div>
        </Notice>
      )}
      {isCutSomewhere && (
        <p>
          Der det står [skjult], har vi tatt bort noe som kan vise hvem du er, som navn, adresser og telefonnumre. Ser
          du mer som kan vise det, så endre teksten.
        </p>
      )}
      <article className={`card ${styles.seen}`}>
        <div>
          <p className={styles.headline}>{seen.headline}</p>
          <p className="quiet">{seen.pseudonym}</p>
        </div>
        <CandidateView candidate={seen} level={4} />
      </article>
    </section>
  );
}
