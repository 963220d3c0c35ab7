import { dayInOslo } from '../../platform/format.ts';
import { usePublicUrl } from '../../platform/public-url.ts';
import { CopiedText } from '../../ui/copied-text.tsx';
import { exampleCall } from './example-call.ts';
import styles from './own-systems.module.css';

/** For whoever sets the system up. */
export function SystemGuide() {
  const publicUrl = usePublicUrl();
  return (
    <div className={styles.part}>
      <h3>Slik sender systemet en stilling</h3>
      <CopiedText
        label="Eksempel"
        description="1024 er systemets egen referanse til stillingen, med bokstaver (a–z), tall, bindestrek, understrek, punktum og kolon."
        text={exampleCall(publicUrl, dayInOslo(new Date()))}
        what="Eksempelet"
      />
      <ul className={styles.guide}>
        <li>Sendes den samme referansen igjen, endres den samme stillingen. Er alt som før, skjer ingenting.</li>
        <li>
          <code>DELETE</code> til samme adresse tar stillingen ned. Sendes stillingen igjen, kommer den tilbake.
        </li>
        <li>
          <code>GET</code> svarer hvor det står til med den, og hva vi eventuelt har bedt om å få endret.
        </li>
        <li>
          <code>?check=true</code> bak adressen prøver uten å legge ut noe.
        </li>
        <li>
          Endrer noen stillingen her, blir det stående. Systemet får <code>409</code> til det sender{' '}
          <code>"overwrite": true</code>. Da kommer også det tilbake som noen har slått av her.
        </li>
      </ul>
      <p>
        Alle feltene er <a href="/api/docs">beskrevet i API-et</a>, under <code>import</code>.
      </p>
    </div>
  );
}
