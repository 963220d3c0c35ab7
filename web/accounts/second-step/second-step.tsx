import { Button } from '@digdir/designsystemet-react';
import { useState } from 'react';
import { api } from '../../platform/api.ts';
import { useAttemptKey } from '../../platform/use-attempt-key.ts';
import { useReading } from '../../platform/use-reading.ts';
import { useSeenAgain } from '../../platform/use-seen-again.ts';
import { Banner } from '../../ui/banner.tsx';
import { LoadingOrRetry } from '../../ui/loading-or-retry.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import formStyles from '../auth-form.module.css';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './second-step.module.css';
import { SetUp } from './set-up.tsx';
import { WithBothSteps } from './with-both-steps.tsx';

interface Props {
  email: string;
  /** It was turned on or off. */
  onChanged: () => void;
}

type Open = 'turn-on' | 'renew' | 'turn-off' | null;

const read = () => api('GET /auth/second-step');
const FEW_CODES = 3;

/** In the profile: a code beside the password. */
export default function SecondStep({ email, onChanged }: Props) {
  const { data, problem, reload, retry } = useReading(read, { failed: 'Kunne ikke hente totrinns innlogging' });
  useSeenAgain(reload);
  const [open, setOpen] = useState<Open>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const isBusy = open !== null || codes !== null;
  const heading = useFocusBack<HTMLHeadingElement>(isBusy);
  const attempt = useAttemptKey();

  const begin = (what: Exclude<Open, null>) => {
    setSaid(null);
    setOpen(what);
  };
  const done = async (message: string, made: string[] | null = null) => {
    await reload({ isQuiet: true });
    setOpen(null);
    setCodes(made);
    setSaid(message);
    onChanged();
  };
  const putAway = () => {
    setCodes(null);
    setSaid(null);
  };
  /** In another tab, or on another device, it may have been turned on or off meanwhile. */
  const lookAgain = () => void reload({ isQuiet: true });
  const cancel = () => {
    setOpen(null);
    lookAgain();
  };

  return (
    <section className={formStyles.section} aria-label="Totrinns innlogging">
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        Totrinns innlogging {data?.isOn && <Tag color="success">På</Tag>}
      </h2>
      <Banner>{problem}</Banner>
      <Banner tone="success">{said}</Banner>
      {data === null && <LoadingOrRetry retry={retry}>Henter totrinns innlogging …</LoadingOrRetry>}
      {codes && <RecoveryCodes codes={codes} email={email} onDone={putAway} />}
      {data && !isBusy && (data.isOn ? <On left={data.recoveryCodesLeft} begin={begin} /> : <Off begin={begin} />)}
      {open === 'turn-on' && <SetUp email={email} onDone={done} onFailed={lookAgain} onCancel={cancel} />}
      {open === 'renew' && (
        <WithBothSteps
          email={email}
          explanation="De gamle kodene slutter å virke når du lager nye."
          label="Lag nye koder"
          sending="Lager …"
          send={async (body) => {
            const key = attempt.keyFor('renew');
            const { message, recoveryCodes } = await api('POST /auth/second-step/recovery-codes', {
              body: { ...body, key },
            });
            attempt.forget();
            await done(message, recoveryCodes);
          }}
          onFailed={lookAgain}
          onCancel={cancel}
        />
      )}
      {open === 'turn-off' && (
        <WithBothSteps
          email={email}
          explanation="Etterpå er passordet nok til å logge inn på kontoen din."
          label="Slå av"
          sending="Slår av …"
          send={async (body) => done((await api('DELETE /auth/second-step', { body })).message)}
          onFailed={lookAgain}
          onCancel={cancel}
        />
      )}
    </section>
  );
}

const Off = ({ begin }: { begin: (what: 'turn-on') => void }) => (
  <>
    <p>
      Får noen tak i passordet ditt, slipper de likevel ikke inn: når du logger inn, skriver du også en kode fra en app
      på telefonen. Du trenger en autentiseringsapp, for eksempel Google Authenticator, Microsoft Authenticator eller
      passordbehandleren din.
    </p>
    <Button variant="secondary" onClick={() => begin('turn-on')}>
      Slå på totrinns innlogging
    </Button>
  </>
);

const On = ({ left, begin }: { left: number; begin: (what: 'renew' | 'turn-off') => void }) => (
  <>
    <p>Når du logger inn, skriver du passordet og en kode fra autentiseringsappen.</p>
    <p className={left > FEW_CODES ? undefined : styles.few}>{leftOver(left)}</p>
    <div className="button-row">
      <Button variant="secondary" onClick={() => begin('renew')}>
        Lag nye gjenopprettingskoder
      </Button>
      <Button variant="tertiary" data-color="danger" onClick={() => begin('turn-off')}>
        Slå av totrinns innlogging
      </Button>
    </div>
  </>
);

function leftOver(left: number) {
  const which =
    left === 0 ? 'ingen gjenopprettingskoder' : left === 1 ? 'én gjenopprettingskode' : `${left} gjenopprettingskoder`;
  return `Du har ${which} igjen.${left > FEW_CODES ? '' : ' Lag nye, så kommer du inn også hvis du mister telefonen.'}`;
}
