import { useRef, useState } from 'react';
import { api } from '../../platform/api.ts';
import { useAttemptKey } from '../../platform/use-attempt-key.ts';
import { PictureInput } from '../../ui/picture-input.tsx';
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
  const input = useRef<HTMLInputElement>(null);
  const newest = useRef<File | null>(null);
  const [picture, setPicture] = useState<Blob | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** Of the picture before, which may show the same. */
  const typed = useRef<PictureText | null>(null);
  const address = useBlobAddress(picture);
  const attempt = useAttemptKey();

  const choose = async (file: File) => {
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
      <PictureInput
        ref={input}
        id={`picture-${businessId}`}
        label="Legg til et bilde"
        description="JPG, PNG, GIF eller WebP. Store bilder gjør vi mindre for deg."
        accept="image/jpeg,image/png,image/gif,image/webp"
        problem={problem}
        onChoose={choose}
      />
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
