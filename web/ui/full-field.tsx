import { formatNumber } from '../platform/format.ts';

interface Props {
  value: string;
  maxLength: number;
}

/** The browser cuts what is pasted and does not fit, and says nothing. */
export function FullField({ value, maxLength }: Props) {
  const isFull = value.length >= maxLength;
  return (
    <p role="status" className={isFull ? undefined : 'visually-hidden'}>
      {isFull && `Feltet er fullt: ${formatNumber(maxLength)} tegn. Se etter at alt kom med.`}
    </p>
  );
}
