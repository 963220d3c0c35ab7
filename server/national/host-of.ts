import { domainToUnicode } from 'node:url';

/** As readers know it. Letters that only look like ours stay encoded, as in the browser's own line. */
export function hostOf(address: string): string {
  const { hostname } = new URL(address);
  const readable = domainToUnicode(hostname);
  return (/^[a-z\dæøåäö.-]+$/.test(readable) ? readable : hostname).replace(/^www\./, '');
}
