import { Button } from '@digdir/designsystemet-react';
import { CopiedText } from '../ui/copied-text.tsx';
import styles from './calendar-subscription.module.css';

/** Once, with how to use it. */
export const CalendarAddress = ({ address }: { address: string }) => (
  <>
    <CopiedText
      label="Adressen til kalenderen din"
      description="Vi viser den bare nå. Alle som har den, kan lese kalenderen, så del den ikke med noen."
      text={address}
      what="Adressen"
    />
    <Button asChild data-size="sm">
      <a href={address.replace(/^https?:/, 'webcal:')}>Åpne i kalenderprogrammet</a>
    </Button>
    <dl className={styles.programs}>
      <dt>Google Kalender</dt>
      <dd>Åpne den på en datamaskin, velg pluss ved «Andre kalendere» og så «Fra nettadresse», og lim inn adressen.</dd>
      <dt>Outlook</dt>
      <dd>Velg «Legg til kalender» og så «Abonner fra nettet», og lim inn adressen.</dd>
      <dt>iPhone, iPad og Mac</dt>
      <dd>Trykk på «Åpne i kalenderprogrammet», og velg «Abonner».</dd>
    </dl>
    <p className={styles.text}>
      Kalenderprogrammet bestemmer hvor ofte det henter noe nytt. Det kan ta opptil et døgn.
    </p>
  </>
);
