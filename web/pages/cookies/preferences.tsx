import { Button, Switch } from '@digdir/designsystemet-react';
import { type FormEvent, useState } from 'react';
import { type Consent, proposedConsent, saveConsent, useSavedConsent } from '../../platform/consent.ts';
import styles from './preferences.module.css';

/** What is switched here holds from the moment it is saved, and the necessary always. */
export function Preferences() {
  const saved = useSavedConsent();
  const [changes, setChanges] = useState<Partial<Consent>>({});
  /** How often, without a change since. */
  const [justSaved, setJustSaved] = useState(0);
  const chosen = { ...proposedConsent, ...saved, ...changes };

  const change = (change: Partial<Consent>) => {
    setChanges({ ...changes, ...change });
    setJustSaved(0);
  };
  const save = (consent: Consent) => {
    saveConsent(consent);
    setChanges({});
    setJustSaved((times) => times + 1);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(chosen);
  };

  return (
    <form className={styles.panel} aria-labelledby="valgene-dine" onSubmit={submit}>
      <h2 id="valgene-dine">Valgene dine</h2>
      <Switch
        label="Nødvendige"
        description="Innlogging, det du følger, og valget du gjør her. Alltid på."
        checked
        disabled
        readOnly
      />
      <Switch
        label="Funksjonelle"
        description="Husker utseende, språk og filtre."
        checked={chosen.functional}
        onChange={(event) => change({ functional: event.target.checked })}
      />
      <Switch
        label="Analyse"
        description="Hjelper oss å se hva som blir brukt, uten å vite hvem du er."
        checked={chosen.analytics}
        onChange={(event) => change({ analytics: event.target.checked })}
      />
      <Switch label="Markedsføring" description="Ikke i bruk." checked={false} disabled readOnly />
      <div className="button-row">
        <Button type="submit">Lagre valg</Button>
        <Button
          type="button"
          variant="secondary"
          onClick={() => save({ functional: false, analytics: false, marketing: false })}
        >
          Bare nødvendige
        </Button>
      </div>
      <p role="status">
        {/* Saved once more is put in anew, or screen readers keep silent. */}
        <span key={justSaved}>{statusOf(saved, justSaved > 0)}</span>
      </p>
      <noscript>
        <p>Uten JavaScript lagrer Jobbfjord ingenting i nettleseren din, så det er ikke noe å velge.</p>
      </noscript>
    </form>
  );
}

function statusOf(saved: Consent | null, justSaved: boolean) {
  if (justSaved) return 'Valget er lagret og gjelder fra nå.';
  return saved
    ? 'Du har lagret et valg. Du kan endre det når du vil.'
    : 'Du har ikke lagret noe valg ennå. Bare det nødvendige er i bruk.';
}
