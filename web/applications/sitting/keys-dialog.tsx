import { Button } from '@digdir/designsystemet-react';
import { useId } from 'react';
import { CheckWithHint } from '../../ui/check-with-hint.tsx';
import { Modal } from '../../ui/modal.tsx';
import styles from './sitting.module.css';

const rows: [keys: string[], what: string][] = [
  [['J', '→'], 'Neste søknad'],
  [['K', '←'], 'Forrige søknad'],
  [['T'], 'Velg Kontaktet'],
  [['G'], 'Velg Godkjent'],
  [['A'], 'Velg Avslått'],
  [['Enter'], 'Lagre statusen du valgte, og gå til neste'],
  [['Z'], 'Angre det siste, og gå tilbake til søknaden'],
  [['M'], 'Skriv en merkelapp'],
  [['N'], 'Skriv et notat'],
  [['F'], 'Gå til filen'],
  [['?'], 'Vis tastene'],
];

interface Props {
  open: boolean;
  isOn: boolean;
  onTurn: (isOn: boolean) => void;
  onClose: () => void;
}

/** What each key does, and the way to be without them: whoever dictates would press them with words. */
export function KeysDialog({ open, isOn, onTurn, onClose }: Props) {
  const heading = useId();
  return (
    <Modal open={open} onClose={onClose} labelledBy={heading}>
      <div className={styles.dialog}>
        <h2 id={heading} tabIndex={-1} data-autofocus>
          Taster
        </h2>
        <dl className={styles.rows}>
          {rows.map(([keys, what]) => (
            <div key={what}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <CheckWithHint
          id={`${heading}-on`}
          label="Bruk tastene"
          hint="De virker når du leser, ikke mens du skriver. Slå dem av om du styrer med stemmen."
          checked={isOn}
          onChange={onTurn}
        />
        <div>
          <Button onClick={onClose}>Lukk</Button>
        </div>
      </div>
    </Modal>
  );
}
