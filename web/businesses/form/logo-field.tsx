import { logoTooLarge } from '../../../contract/businesses/own-businesses.ts';
import { policy } from '../../../contract/policy.ts';
import { PictureField } from '../../ui/picture-field.tsx';
import type { PictureReading } from '../../ui/use-picture-reading.ts';
import styles from './business-form.module.css';

interface Props {
  /** The square that will be sent. */
  logo: Blob | null;
  /** The address of the one that is kept now. */
  kept?: string | null;
  error: string | undefined;
  onReading: (reading: PictureReading) => void;
  onChange: (logo: Blob | null) => void;
  onRemoveKept?: () => void;
}

const SIDE_PX = 512;
const types = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];

const words = {
  label: 'Logo (valgfritt)',
  description: 'JPG, PNG, GIF eller WebP, høyst 5 MB. Logoen vises i et kvadrat.',
  placed: 'Utsnittet av logoen',
  chosen: 'Valgt logo',
  kept: 'Logoen dere har nå',
  removeChosen: 'Fjern den valgte logoen',
  removeKept: 'Fjern logoen',
};

export const LogoField = ({ logo, ...rest }: Props) => (
  <PictureField
    {...rest}
    words={words}
    className={styles.logo}
    accept={types.join(',')}
    refusalOf={refusalOf}
    size={SIDE_PX}
    chosen={logo}
  />
);

function refusalOf({ type, size }: File) {
  if (!types.includes(type)) return 'Bildet må være av typen JPG, PNG, GIF eller WebP';
  return size > policy.imageSizeBytes ? logoTooLarge : null;
}
