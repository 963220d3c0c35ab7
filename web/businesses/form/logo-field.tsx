import { Button, Input } from '@digdir/designsystemet-react';
import { useId, useRef, useState } from 'react';
import { logoTooLarge } from '../../../contract/own-businesses.ts';
import { policy } from '../../../contract/policy.ts';
import { firstSquare, ImageCrop } from '../../ui/image-crop.tsx';
import { useBlobAddress } from '../../ui/use-blob-address.ts';
import { useFocusKept } from '../../ui/use-focus-kept.ts';
import styles from './business-form.module.css';
import type { LogoReading } from './use-logo-reading.ts';

interface Props {
  /** The square that will be sent. */
  logo: Blob | null;
  /** The address of the one that is kept now. */
  kept?: string | null;
  error: string | undefined;
  reading: LogoReading;
  onChange: (logo: Blob | null) => void;
  onRemoveKept?: () => void;
}

const SIDE = 512;
const types = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];
const wrongType = 'Bildet må være av typen JPG, PNG, GIF eller WebP';
const unreadable = 'Bildet kan ikke leses. Velg et annet bilde';

/** A picture, placed in a square before it is sent. */
export function LogoField({ logo, kept, error, reading, onChange, onRemoveKept }: Props) {
  const id = useId();
  const [image, setImage] = useState<ImageBitmap | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const address = useBlobAddress(logo);
  // A file input forgets its file only by being another.
  const [removals, setRemovals] = useState(0);

  const input = useRef<HTMLInputElement>(null);
  // A button that takes a logo away goes with it.
  useFocusKept(Number(image !== null || logo !== null) + Number(Boolean(kept)), input);
  const newest = useRef<File | null>(null);

  const open = async (file: File) => {
    const refused = !types.includes(file.type) ? wrongType : file.size > policy.imageSizeBytes ? logoTooLarge : null;
    const opened = refused ? null : await createImageBitmap(file).catch(() => null);
    const problem = refused ?? (opened ? null : unreadable);
    // At once, for the step may be left before the picture is placed by hand.
    const square = opened && (await firstSquare(opened, SIDE));
    if (newest.current !== file) return null;
    onChange(square);
    setRefusal(problem);
    setImage(opened);
    return problem;
  };
  const choose = (file: File | undefined) => {
    if (!file) return;
    newest.current = file;
    const opening = open(file).finally(() => {
      if (reading.current === opening) reading.current = null;
    });
    reading.current = opening;
  };
  /** A crop on its way may come after the picture was taken away. */
  const crop = (square: Blob) => {
    if (newest.current) onChange(square);
  };
  const remove = () => {
    newest.current = null;
    setRemovals(removals + 1);
    setImage(null);
    onChange(null);
  };
  const said = refusal ?? error;
  const chosen = logo && address;
  const shown = chosen ?? kept;

  return (
    <div className="ds-field">
      <label className="ds-label" data-weight="medium" htmlFor={id}>
        Logo (valgfritt)
      </label>
      <p id={`${id}-hint`} data-field="description">
        JPG, PNG, GIF eller WebP, høyst 5 MB. Logoen vises i et kvadrat.
      </p>
      {image && <ImageCrop image={image} alt="Utsnittet av logoen" size={SIDE} onCrop={crop} />}
      {!image && shown && (
        <img className={styles.logo} src={shown} alt={chosen ? 'Valgt logo' : 'Logoen dere har nå'} />
      )}
      <Input
        key={removals}
        ref={input}
        id={id}
        type="file"
        accept={types.join(',')}
        aria-invalid={said ? true : undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={({ target }) => choose(target.files?.[0])}
      />
      {said && (
        <p key={said} role="alert" className="ds-validation-message" id={`${id}-error`}>
          {said}
        </p>
      )}
      {(image || logo) && (
        <Button type="button" variant="tertiary" data-color="danger" data-size="sm" onClick={remove}>
          Fjern den valgte logoen
        </Button>
      )}
      {kept && !image && !logo && onRemoveKept && (
        <Button type="button" variant="tertiary" data-color="danger" data-size="sm" onClick={onRemoveKept}>
          Fjern logoen
        </Button>
      )}
    </div>
  );
}
