import { Button } from '@digdir/designsystemet-react';
import { useState } from 'react';
import type { LetterData } from '../../../contract/cvs/cover-letter-fields.ts';
import { useReading } from '../../platform/use-reading.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { cvCalls, nameOf, type Person } from '../cv-calls.ts';
import styles from '../cvs.module.css';
import { SenderFields } from '../sender-fields.tsx';

interface Props {
  person: Person;
  sender: LetterData['sender'];
  onChange: (part: Partial<LetterData['sender']>) => void;
}

const ACCOUNT = 'konto';

/** Typed, or as the account or a CV knows it. */
export function SenderSection({ person, sender, onChange }: Props) {
  // Without them, the fields can be filled in all the same.
  const { data: cvs } = useReading(cvCalls.list);
  const [source, setSource] = useState(ACCOUNT);
  const [said, setSaid] = useState('');
  const fill = () => {
    const known = cvs?.find(({ id }) => id === source)?.personalInfo ?? { ...sender, ...person };
    const { firstName, lastName, email, phone, address } = known;
    onChange({ firstName, lastName, email, phone, address });
    setSaid('Avsenderen er fylt ut.');
  };
  return (
    <fieldset className={styles.section}>
      <legend>Avsender</legend>
      {cvs && cvs.length > 0 && (
        <div className={styles.tools}>
          <SelectField
            label="Hent fra"
            name="senderSource"
            value={source}
            onChange={(chosen) => {
              setSource(chosen);
              setSaid('');
            }}
          >
            <option value={ACCOUNT}>Kontoen din</option>
            {cvs.map((cv) => (
              <option key={cv.id} value={cv.id}>
                {nameOf(cv)}
              </option>
            ))}
          </SelectField>
          <Button type="button" variant="secondary" onClick={fill}>
            Fyll ut
          </Button>
          <p role="status" className="visually-hidden">
            {said}
          </p>
        </div>
      )}
      <div className={styles.pair}>
        <SenderFields value={sender} onChange={onChange} />
      </div>
    </fieldset>
  );
}
