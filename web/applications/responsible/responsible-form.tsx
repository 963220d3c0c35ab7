import { Button } from '@digdir/designsystemet-react';
import { type FormEvent, useState } from 'react';
import type { HandledApplication } from '../../../contract/applications/handled-applications.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { type Colleague, nobody } from './colleagues.ts';
import styles from './responsible.module.css';
import { ResponsibleOptions } from './responsible-options.tsx';

interface Props {
  application: HandledApplication;
  colleagues: Colleague[];
  isSaving: boolean;
  onSave: (responsibleId: string | null) => void;
}

/** Who takes care of it. What is chosen and not saved stays when a colleague chooses somebody else meanwhile. */
export function ResponsibleForm({ application: { responsible }, colleagues, isSaving, onSave }: Props) {
  const kept = responsible?.id ?? nobody;
  const [chosen, setChosen] = useState(kept);
  const [base, setBase] = useState(kept);
  if (base !== kept) {
    setBase(kept);
    if (chosen === base) setChosen(kept);
  }
  const isSame = chosen === kept;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSame && !isSaving) onSave(chosen === nobody ? null : chosen);
  };
  return (
    <form className={responsible ? styles.form : `${styles.form} no-print`} onSubmit={submit}>
      <SelectField label="Ansvarlig" name="responsible" value={chosen} onChange={setChosen}>
        <ResponsibleOptions colleagues={colleagues} />
        {responsible && !colleagues.some(({ id }) => id === responsible.id) && (
          <option value={responsible.id}>{responsible.name}</option>
        )}
      </SelectField>
      <Button type="submit" variant="secondary" aria-disabled={isSame || isSaving}>
        Lagre ansvarlig
      </Button>
      {!isSame && <p className="quiet">Ansvarlig nå: {responsible?.name ?? 'Ingen'}</p>}
    </form>
  );
}
