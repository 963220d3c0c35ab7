import { Button, Input } from '@digdir/designsystemet-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { reasonOf } from '../../contract/call.ts';
import { importSizeBytes, importTooLarge } from '../../contract/cvs/cv-fields.ts';
import { useIsHere } from '../platform/use-is-here.ts';
import { LabelledField } from '../ui/labelled-field.tsx';
import { Modal } from '../ui/modal.tsx';
import { useOnRefused } from '../ui/on-refused.ts';
import { useWrongFields } from '../ui/use-wrong-fields.ts';
import type { CvDraft } from './cv-calls.ts';
import styles from './cvs.module.css';
import { readCvFile } from './read-cv-file.ts';
import { Unreadable } from './read-text/unreadable.ts';

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
  const onRefused = useOnRefused();
  const field = useId();
  const [file, setFile] = useState<File | null>(null);
  const [isReading, setReading] = useState(false);
  const { form, show, forget, errorOf } = useWrongFields(isReading);
  const isWanted = useIsHere();
  const reading = useRef<AbortController>(null);
  useEffect(() => () => reading.current?.abort(), []);

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
    reading.current = new AbortController();
    try {
      const { cvData, source, leftOut } = await readCvFile(file, reading.current.signal);
      // The dialog was closed while the file was read.
      if (!isWanted()) return;
      const rest = leftOut.length > 0 ? ` Dette kom ikke med: ${leftOut.join(', ')}.` : '';
      onRead(cvData, `${explanations[source]}${rest}`);
    } catch (error) {
      onRefused(error, forget);
      refuse(error instanceof Unreadable ? error.message : reasonOf(error, 'Filen kunne ikke leses'));
    } finally {
      setReading(false);
    }
  };

  return (
    <form ref={form} className={styles.fields} onSubmit={submit} noValidate>
      <p>Velg én av disse:</p>
      <ul>
        <li>en PDF du har lastet ned herfra</li>
        <li>en annen CV som PDF eller Word: vi leser teksten, og du retter det vi har misforstått</li>
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
            accept=".json,.pdf,.xml,.zip,.docx"
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

const readAsText =
  'Noe kan ha havnet i feil felt, for vi har gjettet ut fra overskrifter og plassering. Se over hvert felt før du lagrer.';
const explanations: Record<Awaited<ReturnType<typeof readCvFile>>['source'], string> = {
  'json-resume': 'Hentet fra JSON Resume-filen. Se over og lagre.',
  pdf: 'Hentet fra PDF-en. Se over og lagre.',
  europass: 'Hentet fra Europass-CV-en. Se over og lagre.',
  linkedin: 'Hentet fra LinkedIn-arkivet. Se over og lagre.',
  'pdf-text': `Lest ut av teksten i PDF-en. ${readAsText}`,
  'word-text': `Lest ut av teksten i Word-dokumentet. ${readAsText}`,
};
