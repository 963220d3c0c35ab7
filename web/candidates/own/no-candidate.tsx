import { Button } from '@digdir/designsystemet-react';
import { candidateLimits } from '../../../contract/candidates/candidate-limits.ts';
import { AddressUnconfirmed } from './address-unconfirmed.tsx';
import styles from './own-candidate.module.css';

interface Props {
  isAddressConfirmed: boolean;
  onWrite: () => void;
}

/** What it is, before anything is written. */
export const NoCandidate = ({ isAddressConfirmed, onWrite }: Props) => (
  <>
    <p className="lead">La arbeidsgivere finne deg, uten at de får vite hvem du er.</p>
    <ul className={styles.points}>
      <li>
        Arbeidsgivere med en åpen stilling ser hva du kan, hvor du vil jobbe, og CV-en din hvis du legger den ved. De
        ser ikke navn, bilde eller kontaktinformasjon.
      </li>
      <li>Passer du, kan de invitere deg til å søke. Hvem du er, får de vite først når du søker.</li>
      <li>
        Bedrifter du har skjult, de du eier her, og de du jobber i nå ifølge CV-en, finner deg ikke. En bedrift som er
        delt med deg, må du skjule selv. Du ser hvem som har åpnet profilen.
      </li>
      <li>
        Profilen vises i {candidateLimits.days} dager om gangen. Vi sier fra før de er ute, og du kan slå den av når du
        vil.
      </li>
    </ul>
    {!isAddressConfirmed && <AddressUnconfirmed />}
    <div>
      <Button onClick={onWrite}>Lag en profil</Button>
    </div>
  </>
);
