import { Button, Input } from '@digdir/designsystemet-react';
import { type FormEvent, useId, useState } from 'react';
import { reasonOf } from '../../contract/call.ts';
import { importSizeBytes, type importSources, importTooLarge } from '../../contract/cv-fields.ts';
import { useIsHere } from '../platform/use-is-here.ts';
import { LabelledField } from '../ui/labelled-field.tsx';
import { Modal } from '../ui/modal.tsx';
import { useWrongFields } from '../ui/use-wrong-fields.ts';
import { type CvDraft, readForImport } from './cv-calls.ts';
import styles from './cvs.module.css';

interface Props extends FormProps {
  open: boolean;
}

interface FormProps {
  /** Of a new CV, which what is read takes the place of. */
  hasDraft: boolean;
  onClose: () => void;
  onRead: (draft: CvDraft, explanation: string) => void;
}

/** A CV from elsewhere, or back again. Nothing is kept before it was looked at and saved. */
export function ImportDialog({ open, onClose, ...rest }: Props) {
  const heading = useId();
  return (
    <Modal open={open} onClose={onClose} labelledBy={heading}>
      <div className={styles.dialog}>
        <h2 id={heading} tabIndex={-1} data-autofocus>
          Hent inn CV
        </h2>
        {open && <ImportForm onClose={onClose} {...rest} />}
      </div>
    </Modal>
  );
}

/** Of one visit: the next begins without its file. */
function ImportForm({ hasDraft, onClose, onRead }: FormProps) {
  const field = useId();
  const [file, setFile] = useState<File | null>(null);
  const [isReading, setReading] = useState(false);
  const { form, show, forget, errorOf } = useWrongFields(isReading);
  const isWanted = useIsHere();

  const choose = (chosen: File | undefined) => {
    setFile(chosen ?? null);
    if (chosen && chosen.size > importSizeBytes) refuse(importTooLarge);
    else forget();
  };
  const refuse = (msg: string) => show([{ path: 'file', msg }], '');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isReading) return;
    if (!file) return refuse('Velg en fil');
    if (file.size > importSizeBytes) return refuse(importTooLarge);
    setReading(true);
    try {
      const { cvData, source, leftOut } = await readForImport(file);
      // The dialog was closed while the file was read.
      if (!isWanted()) return;
      const rest = leftOut.length > 0 ? ` Dette kom ikke med: ${leftOut.join(', ')}.` : '';
      onRead(cvData, `Hentet fra ${names[source]}. Se over og lagre.${rest}`);
    } catch (problem) {
      refuse(reasonOf(problem, 'Filen kunne ikke leses'));
    } finally {
      setReading(false);
    }
  };

  return (
    <form ref={form} className={styles.fields} onSubmit={submit} noValidate>
      <p>Velg én av disse:</p>
      <ul>
        <li>en PDF du har lastet ned herfra</li>
        <li>
          en JSON Resume-fil, som du får herfra og fra mange andre CV-tjenester, eller JSON-filen fra Reactive Resume
        </li>
        <li>en CV fra Europass, som PDF eller XML</li>
        <li>zip-filen LinkedIn gir deg når du ber om en kopi av dataene dine</li>
      </ul>
      {hasDraft && (
        <p>Du har et utkast til en ny CV som ikke er lagret. Det du henter inn, tar plassen til utkastet.</p>
      )}
      <LabelledField id={field} label="Fil" error={errorOf('file')}>
        {(labelled) => (
          <Input
            {...labelled}
            type="file"
            accept=".json,.pdf,.xml,.zip"
            onChange={({ target }) => choose(target.files?.[0])}
          />
        )}
      </LabelledField>
      <div className={styles.buttons}>
        <Button type="submit" aria-disabled={isReading}>
          {isReading ? 'Leser …' : 'Hent inn'}
        </Button>
        <Button type="button" variant="tertiary" onClick={onClose}>
          Avbryt
        </Button>
      </div>
    </form>
  );
}

const names: Record<(typeof importSources)[number], string> = {
  'json-resume': 'JSON Resume-filen',
  pdf: 'PDF-en',
  europass: 'Europass-CV-en',
  linkedin: 'LinkedIn-arkivet',
};
