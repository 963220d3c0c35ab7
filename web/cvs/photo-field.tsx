import { cvImageTooLarge } from '../../contract/cvs/cv-fields.ts';
import { policy } from '../../contract/policy.ts';
import { PictureField } from '../ui/picture-field.tsx';
import type { PictureReading } from '../ui/use-picture-reading.ts';
import styles from './cvs.module.css';

interface Props {
  /** The address of the kept photo. */
  kept: string | null;
  image: File | null;
  onChange: (image: File | null) => void;
  onReading: (reading: PictureReading) => void;
  onRemoveKept: () => void;
}

const SIDE_PX = 800;

const words = {
  label: 'Profilbilde (valgfritt)',
  description: 'JPG/PNG, maks 5MB.',
  placed: 'Utsnittet av profilbildet',
  chosen: 'Profilbildet ditt',
  kept: 'Profilbildet ditt',
  removeChosen: 'Fjern bildet',
  removeKept: 'Fjern bildet',
};

/** Whatever this browser can read becomes a type that the server knows. */
export const PhotoField = ({ image, ...rest }: Props) => (
  <PictureField
    {...rest}
    words={words}
    className={styles.photo}
    accept="image/*"
    refusalOf={({ size }) => (size > policy.imageSizeBytes ? cvImageTooLarge : null)}
    size={SIDE_PX}
    fills
    chosen={image}
  />
);
