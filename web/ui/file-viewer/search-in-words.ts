import { formatCount } from '../../platform/format.ts';
import { type Found, type Hit, placeOf } from './search-file.ts';

/** What has been found so far, which of it is in sight, and what was not searched. */
export function inWords(found: Found | null, current: Hit | null, hasStopped: boolean): string {
  const { hits, isDone, hasText, isCut, unread } = found ?? nothingYet;
  const count = hits.length > 0 && `${placeOf(hits, current) + 1} av ${formatCount(hits.length, 'treff', 'treff')}`;
  if (!isDone && hasStopped) return inSentences(count, 'Søket har stoppet');
  if (!isDone) return count ? `${count} så langt` : 'Søker …';
  if (!hasText && !isCut && unread === 0) return 'Filen har ingen tekst å søke i';
  return inSentences(
    count || 'Ingen treff',
    isCut && 'Deler av filen er ikke gjennomsøkt',
    unread > 0 && `${formatCount(unread, 'side', 'sider')} kunne ikke leses`,
  );
}

const nothingYet: Found = { hits: [], isDone: false, hasText: false, isCut: false, unread: 0 };

const inSentences = (...sentences: (string | false)[]) => sentences.filter(Boolean).join('. ');
