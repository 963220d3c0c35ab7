import { Button } from '@digdir/designsystemet-react';
import { useEffect, useId, useRef, useState } from 'react';
import { firstSquare, ImageCrop } from './image-crop.tsx';
import { PictureInput } from './picture-input.tsx';
import { useBlobAddress } from './use-blob-address.ts';
import type { PictureReading } from './use-picture-reading.ts';

interface Props {
  words: {
    label: string;
    description: string;
    /** What one sees: the picture that is being placed, the one that was chosen, the one that is kept. */
    placed: string;
    chosen: string;
    kept: string;
    removeChosen: string;
    removeKept: string;
  };
  /** Of what was placed. */
  className: string | undefined;
  accept: string;
  /** What is wrong with a file, as far as that is seen before it is read. */
  refusalOf: (file: File) => string | null;
  /** Pixels of each side of the square. */
  size: number;
  /** No part of the square stays empty. */
  fills?: boolean;
  /** The square that will be sent. */
  chosen: Blob | null;
  /** The address of the one that is kept now. */
  kept?: string | null;
  error?: string | undefined;
  /** Told of each file that is being read. */
  onReading: (reading: PictureReading) => void;
  onChange: (chosen: File | null) => void;
  onRemoveKept?: (() => void) | undefined;
}

const unreadable = 'Bildet kan ikke leses. Velg et annet bilde';

/** A picture, placed in a square before it is sent. A file that is refused leaves the one that was chosen before. */
export function PictureField(props: Props) {
  const { words, className, accept, refusalOf, size, fills = false, chosen, kept, error } = props;
  const { onReading, onChange, onRemoveKept } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const address = useBlobAddress(chosen);

  /** The picture that `of` was cut from. */
  const [opened, setOpened] = useState<{ picture: ImageBitmap; of: File } | null>(null);
  const newest = useRef<File | null>(null);
  // A step back leads to another one, whose picture is not here any more.
  useEffect(() => {
    setProblem(null);
    setOpened((before) => {
      if (!before || before.of === chosen) return before;
      newest.current = null;
      return null;
    });
  }, [chosen]);

  const open = async (file: File): PictureReading => {
    const refusal = refusalOf(file);
    const picture = refusal ? null : await createImageBitmap(file).catch(() => null);
    // At once, for one may go on before the picture is placed by hand.
    const square = picture && (await firstSquare(picture, size, fills));
    if (newest.current !== file) return {};
    if (!square) {
      const found = refusal ?? unreadable;
      setProblem(found);
      return { problem: found };
    }
    const first = fileOf(square);
    setProblem(null);
    setOpened({ picture, of: first });
    onChange(first);
    return { chosen: first };
  };
  const choose = (file: File) => {
    newest.current = file;
    onReading(open(file));
  };
  /** One on its way may come after its picture was taken away. */
  const crop = (square: Blob) => {
    if (!newest.current) return;
    const placed = fileOf(square);
    setOpened((before) => before && { ...before, of: placed });
    onChange(placed);
  };
  /** First the one that was chosen, then the one that is kept. */
  const remove = () => {
    newest.current = null;
    if (input.current) input.current.value = '';
    setOpened(null);
    setProblem(null);
    if (chosen) onChange(null);
    else onRemoveKept?.();
    // The button goes with the last one.
    input.current?.focus();
  };
  const shown = address ?? kept;

  return (
    <PictureInput
      ref={input}
      id={id}
      label={words.label}
      description={words.description}
      accept={accept}
      problem={problem ?? error}
      onChoose={choose}
    >
      {/* Behind the field: what comes does not push it out of sight, and the next press of Tab is there. */}
      {opened && <ImageCrop image={opened.picture} alt={words.placed} size={size} fills={fills} onCrop={crop} />}
      {!opened && shown && <img className={className} src={shown} alt={address ? words.chosen : words.kept} />}
      {(chosen || kept) && (
        <Button type="button" variant="tertiary" data-color="danger" data-size="sm" onClick={remove}>
          {chosen ? words.removeChosen : words.removeKept}
        </Button>
      )}
    </PictureInput>
  );
}

const fileOf = (square: Blob) => new File([square], 'bilde.png', { type: square.type });
