import { readFileSync } from 'node:fs';
import { commonPassword } from '../../contract/account-fields.ts';
import { failureAt } from '../platform/http/field-errors.ts';

const common = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
);
/** Words this short stand in the list, but say nothing about a long password that ends in them. */
const SHORTEST_WORD = 4;
const MOST_DECORATION = 6;

/** Refuses what others try first. The classes force `Password1!` out of people, so what was put around a word is taken off. */
export function refuseCommonPassword(password: string, path: string) {
  if (isCommon(password)) throw failureAt('invalid', path, commonPassword);
}

export function isCommon(password: string) {
  const lower = password.toLowerCase();
  const unmarked = lower.replace(/[^\p{L}\p{N}]/gu, '');
  const word = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const isDecorated = word.length >= SHORTEST_WORD && lower.length - word.length <= MOST_DECORATION;
  const unleeted = word.replace(/[@301!$5]/g, (sign) => leet[sign] ?? sign);
  return [lower, unmarked, ...(isDecorated ? [word, unleeted] : [])].some((each) => common.has(each));
}

const leet: Record<string, string> = { '@': 'a', '3': 'e', '0': 'o', '1': 'i', '!': 'i', $: 's', '5': 's' };
