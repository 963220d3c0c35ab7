import { Button } from '@digdir/designsystemet-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { api } from '../platform/api.ts';
import { formatDate } from '../platform/format.ts';
import { useReading } from '../platform/use-reading.ts';
import { Banner } from '../ui/banner.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { LoadingOrRetry } from '../ui/loading-or-retry.tsx';
import { useSayWhy } from '../ui/say.ts';
import { CalendarAddress } from './calendar-address.tsx';
import styles from './calendar-subscription.module.css';

const read = () => api('GET /user/calendar');

const questions = {
  renew: {
    title: 'Lage ny adresse?',
    text: 'Den gamle slutter å virke med en gang. Legg inn den nye alle steder der du vil ha kalenderen.',
    label: 'Bytt adressen',
  },
  end: {
    title: 'Slå av kalenderen?',
    text: 'Adressen slutter å virke med en gang, og fristene og intervjuene forsvinner fra kalenderprogrammet ditt.',
    label: 'Slå av kalenderen',
  },
};

/** Deadlines and interviews in a program of one's own. The address is only known right after it was made. */
export default function CalendarSubscription() {
  const { data, setData, reload, problem, retry } = useReading(read, { failed: 'Kunne ikke hente kalenderen' });
  const [made, setMade] = useState<{ address: string; madeAt: string } | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const sayWhy = useSayWhy(setFailure);
  const [asked, setAsked] = useState<keyof typeof questions | null>(null);
  const isSending = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const { hash, key } = useLocation();
  // Whoever came for this: it was not there yet when the page was opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed twice
  useEffect(() => {
    if (hash === '#kalender') heading.current?.focus();
  }, [hash, key]);

  // Another one may have been made since, here or in another tab.
  const address = made && made.madeAt === data?.madeAt ? made.address : null;

  const change = async (send: () => Promise<{ address?: string; madeAt?: string; message: string }>) => {
    if (isSending.current) return;
    isSending.current = true;
    setAsked(null);
    setSaid(null);
    setFailure(null);
    try {
      const { address: fresh, madeAt, message } = await send();
      if (fresh && madeAt) setMade({ address: fresh, madeAt });
      setData({ success: true, madeAt: madeAt ?? null });
      setSaid(message);
    } catch (error) {
      sayWhy(error, 'Kalenderen kunne ikke endres');
      // It may be changed all the same, here or in another tab.
      await reload({ isQuiet: true });
    }
    isSending.current = false;
    // What was pressed may be gone.
    heading.current?.focus();
  };
  const make = () => change(() => api('PUT /user/calendar', { body: { replaces: data?.madeAt ?? null } }));
  const end = () => change(() => api('DELETE /user/calendar'));

  const { title, text, label } = questions[asked ?? 'end'];
  return (
    <section className={styles.all} aria-labelledby={id}>
      <h2 ref={heading} id={id} className={styles.heading} tabIndex={-1}>
        Kalenderen din
      </h2>
      <Banner>{failure ?? problem}</Banner>
      <Banner tone="success">{said}</Banner>
      {!data && <LoadingOrRetry retry={retry}>Henter kalenderen …</LoadingOrRetry>}
      {data && !address && (
        <p className={styles.text}>
          {data.madeAt
            ? `Du laget en adresse til den ${formatDate(data.madeAt)}. Vi viser den ikke igjen. Trenger du den et nytt sted, eller kan noen andre ha fått den, lager du en ny.`
            : 'Se fristene for det du følger eller har begynt på, og intervjuer du har avtalt, i kalenderen du bruker ellers. Endres noe, følger den med.'}
        </p>
      )}
      {address && <CalendarAddress address={address} />}
      {data && !data.madeAt && (
        <Button variant="secondary" onClick={make}>
          Abonner på kalenderen din
        </Button>
      )}
      {data?.madeAt && (
        <div className="button-row">
          <Button variant="secondary" data-size="sm" onClick={() => setAsked('renew')}>
            Lag ny adresse
          </Button>
          <Button variant="tertiary" data-size="sm" onClick={() => setAsked('end')}>
            Slå av
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={title}
        confirmLabel={label}
        onConfirm={asked === 'renew' ? make : end}
        onCancel={() => setAsked(null)}
      >
        <p>{text}</p>
      </ConfirmDialog>
    </section>
  );
}
