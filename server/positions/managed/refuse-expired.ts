import { Failure } from '../../../contract/errors.ts';

export const expiredText = 'Stillingen har utløpt. Sett en ny utløpsdato for å aktivere den.';

/** Neither its business nor staff switches on what nobody would see. */
export function refuseExpired(expiryDate: string, today: string) {
  if (expiryDate > today) return;
  throw new Failure('conflict', expiredText);
}
