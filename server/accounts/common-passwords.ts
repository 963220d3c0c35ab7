import { readFileSync } from 'node:fs';
import { commonPassword } from '../../contract/accounts/account-fields.ts';
import { failureAt } from '../platform/http/field-errors.ts';

const common = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
);

/** Refuses what others try first. */
export function refuseCommonPassword(password: string, path: string) {
  if (isCommon(password)) throw failureAt('invalid', path, commonPassword);
}

export const isCommon = (password: string) => common.has(password.toLowerCase());
