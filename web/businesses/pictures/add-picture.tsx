import { useRef, useState } from 'react';
import { api } from '../../platform/api.ts';
import { useAttemptKey } from '../../platform/use-attempt-key.ts';
import { useBlobAddress } from '../../ui/use-blob-address.ts';
import { type PictureText, PictureTextForm } from './picture-text-form.tsx';
import styles from './pictures-section.module.css';
import { readPicture } from './read-picture.ts';
import type { Changed } from './use-pictures.ts';

interface Props {
  businessId: string;
  onAdded: (changed: Changed) => void;
}

export function AddPicture({ businessId, onAdded }: Props) {
  const id = `picture-${businessId}`;
  const input = useRef<HTMLInputElement>(null);
  const newest = useRef<File | null>(null);
  const [picture, setPicture] = useState<Blob | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** Of the picture before, which may show the same. */
  const typed = useRef<PictureText | null>(null);
  const address = useBlobAddress(picture);
  const attempt = useAttemptKey();

  const choose = async (file: File | undefined) => {
    if (!file) return;
    newest.current = file;
    // Nobody sends the one before while this one is read. What was written stays.
    setPicture(null);
    setProblem(null);
    const read = await readPicture(file);
    if (newest.current !== file) return;
    setPicture(read);
    setProblem(read ? null : 'Bildet kan ikke leses. Velg et annet bilde');
  };
  const close = () => {
    newest.current = null;
    typed.current = null;
    setPicture(null);
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
  };
  const add = async (chosen: Blob, description: string) => {
    const sent = newest.current;
    const body = new FormData();
    body.set('description', description);
    body.set('idempotencyKey', attempt.keyFor([description, chosen.size]));
    body.set('picture', chosen, 'bilde.jpg');
    const changed = await api('POST /business-pictures/:businessId', { params: { businessId }, body });
    attempt.forget();
    // Another one may have been chosen meanwhile.
    if (newest.current === sent) close();
    onAdded(changed);
  };

  return (
    <>
      <div className="ds-field">
        <label className="ds-label" data-weight="medium" htmlFor={id}>
          Legg til et bilde
        </label>
        <p id={`${id}-hint`} data-field="description">
          JPG, PNG, GIF eller WebP. Store bilder gjør vi mindre for deg.
        </p>
        <input
          ref={input}
          className="ds-input"
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/gif,image/webp"
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={({ target }) => void choose(target.files?.[0])}
        />
        {problem && (
          <p key={problem} role="alert" className="ds-validation-message" id={`${id}-error`}>
            {problem}
          </p>
        )}
      </div>
      {picture && address && (
        <PictureTextForm
          key={address}
          name="Nytt bilde"
          text=""
          kept={typed}
          send={{ label: 'Legg til bildet', sending: 'Legger til …' }}
          onSend={(description) => add(picture, description)}
          onCancel={close}
        >
          <img className={styles.chosen} src={address} alt="Bildet du har valgt" />
        </PictureTextForm>
      )}
    </>
  );
}
