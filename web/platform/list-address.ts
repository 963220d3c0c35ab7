import { asTexts } from '../../contract/call.ts';
import { readSeveral, writeSeveral } from '../../contract/several.ts';

/** What the address of a list says. Somebody's own writing in it chooses nothing rather than failing. */
export function readAddress(query: URLSearchParams) {
  const text = (name: string) => (query.get(name) ?? '').replace(/\s+/g, ' ').trim().slice(0, 200);
  return {
    text,
    oneOf: <K extends string>(name: string, values: Record<K, string>): K | '' =>
      Object.hasOwn(values, text(name)) ? (text(name) as K) : '',
    /** However often it is named. */
    several: (name: string, values?: Record<string, string>) =>
      writeSeveral(
        query
          .getAll(name)
          .flatMap(readSeveral)
          .filter((value) => !values || Object.hasOwn(values, value)),
      ),
    page: (name: string) => (/^[1-9]\d{0,5}$/.test(text(name)) ? Number(text(name)) : 1),
  };
}

/** Only what is chosen, in this order: the same search has one address. */
export function writeAddress(chosen: Record<string, string | number>): string {
  const query = new URLSearchParams(asTexts(chosen));
  return query.size > 0 ? `?${query}` : '';
}
