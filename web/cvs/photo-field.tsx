import { Button, Input } from '@digdir/designsystemet-react';
import { useEffect, useId, useRef, useState } from 'react';
import { cvImageTooLarge } from '../../contract/cv-fields.ts';
import { policy } from '../../contract/policy.ts';
import { firstSquare, ImageCrop } from '../ui/image-crop.tsx';
import { useBlobAddress } from '../ui/use-blob-address.ts';
import styles from './cvs.module.css';
import type { PhotoReading } from './use-photo-reading.ts';

interface Props {
  /** The address of the kept photo. */
  kept: string | null;
  image: File | null;
  onChoose: (image: File | null) => void;
  /** Told of each file that is being read. */
  onReading: (reading: PhotoReading) => void;
  onRemove: () => void;
}

const SIDE_PX = 800;
const unreadable = 'Bildet kan ikke leses. Velg et annet bilde';

/** A photo, placed in a square before it is kept. Whatever this browser can read becomes a type that the server knows. */
export function PhotoField({ kept, image, onChoose, onReading, onRemove }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const chosen = useBlobAddress(image);

  /** The picture that `of` was cut from. */
  const [opened, setOpened] = useState<{ picture: ImageBitmap; of: File | null } | null>(null);
  const newest = useRef<File | null>(null);
  // A step back leads to another photo, whose picture is not here any more.
  useEffect(() => {
    setError(null);
    setOpened((before) => {
      if (!before || before.of === image) return before;
      newest.current = null;
      return null;
    });
  }, [image]);

  const open = async (file: File): PhotoReading => {
    const picture = await createImageBitmap(file).catch(() => null);
    // At once, for the form may be sent before the picture is placed by hand.
    const square = picture && (await firstSquare(picture, SIDE_PX, true));
    if (newest.current !== file) return null;
    const photo = square && fileOf(square);
    setError(photo ? null : unreadable);
    setOpened(picture && photo && { picture, of: photo });
    if (photo) onChoose(photo);
    return photo;
  };
  const choose = (file: File | undefined) => {
    if (!file) return;
    newest.current = file;
    if (file.size > policy.imageSizeBytes) return setError(cvImageTooLarge);
    onReading(open(file));
  };
  /** One on its way may come after its picture was taken away. */
  const crop = (square: Blob) => {
    if (!newest.current) return;
    const photo = fileOf(square);
    setOpened((before) => before && { ...before, of: photo });
    onChoose(photo);
  };
  /** First the one that was chosen, then the one that is kept. */
  const remove = () => {
    newest.current = null;
    if (input.current) input.current.value = '';
    setOpened(null);
    setError(null);
    if (image) onChoose(null);
    else onRemove();
    // The button goes with the last photo.
    input.current?.focus();
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
      {opened && (
        <ImageCrop image={opened.picture} alt="Utsnittet av profilbildet" size={SIDE_PX} fills onCrop={crop} />
      )}
      {!opened && shown && <img className={styles.photo} src={shown} alt="Profilbildet ditt" />}
      <Input
        ref={input}
        id={id}
        type="file"
        accept="image/*"
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={({ target }) => choose(target.files?.[0])}
      />
      {error && (
        <p key={error} role="alert" className="ds-validation-message" id={`${id}-error`}>
          {error}
        </p>
      )}
      {shown && (
        <Button type="button" variant="tertiary" data-color="danger" data-size="sm" onClick={remove}>
          Fjern bildet
        </Button>
      )}
    </div>
  );
}

const fileOf = (square: Blob) => new File([square], 'profilbilde.png', { type: square.type });
