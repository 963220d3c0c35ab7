import { Button, Input } from '@digdir/designsystemet-react';
import { useId, useRef, useState } from 'react';
import { cvImageSizeBytes, cvImageTooLarge } from '../../contract/cv-fields.ts';
import { useBlobAddress } from '../ui/use-blob-address.ts';
import styles from './cvs.module.css';

interface Props {
  /** The address of the kept photo. */
  kept: string | null;
  image: File | null;
  onChoose: (image: File | null) => void;
  onRemove: () => void;
}

export function PhotoField({ kept, image, onChoose, onRemove }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const chosen = useBlobAddress(image);

  const choose = (file: File | undefined) => {
    const isTooLarge = file !== undefined && file.size > cvImageSizeBytes;
    setError(isTooLarge ? cvImageTooLarge : null);
    if (!isTooLarge) onChoose(file ?? null);
  };
  /** First the one that was chosen, then the one that is kept. */
  const remove = () => {
    if (input.current) input.current.value = '';
    if (image) onChoose(null);
    else onRemove();
  };
  const shown = chosen ?? kept;

  return (
    <div className="ds-field">
      <label className="ds-label" data-weight="medium" htmlFor={id}>
        Profilbilde (valgfritt)
      </label>
      <p id={`${id}-hint`} data-field="description">
        JPG/PNG, maks 5MB.
      </p>
      {shown && <img className={styles.photo} src={shown} alt="Profilbildet ditt" />}
      <Input
        ref={input}
        id={id}
        type="file"
        accept="image/*"
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={({ target }) => choose(target.files?.[0])}
      />
      <div role="alert">
        <p className="ds-validation-message" id={`${id}-error`} hidden={!error}>
          {error}
        </p>
      </div>
      {shown && (
        <Button type="button" variant="tertiary" data-color="danger" data-size="sm" onClick={remove}>
          Fjern bildet
        </Button>
      )}
    </div>
  );
}
