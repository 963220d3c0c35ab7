import type { Reply } from '../../contract/endpoint.ts';
import type { national } from '../../contract/national.ts';
import { languageOf, languageOfTitle } from '../../contract/positions/language-of.ts';
import type { Reason } from '../../contract/values.ts';
import { cutText } from '../platform/format.ts';
import { hitReason } from '../platform/hit-reason.ts';
import { nationalAge, nationalKind, nationalPlace } from './national-texts.ts';
import { nationalTimeLeft } from './national-time-left.ts';

type National = Omit<Reply<typeof national.search>['positions'][number], 'why'>;

const DESCRIPTION_LENGTH = 120;

export type ShownNational = Pick<
  National,
  'uuid' | 'title' | 'businessName' | 'employerNumber' | 'municipal' | 'expires'
> & {
  left: ReturnType<typeof nationalTimeLeft>;
  titleLanguage: 'en' | undefined;
  excerpt: string;
  language: 'en' | undefined;
  kind: string;
  age: string;
  why: string | null;
};

/** In a list it says why it was found. */
type Found = National & { why?: Reason[] };

/** Only what a card shows travels with the page, and not what makes it. `now` is the server's, so that page and browser say the same. */
export function shownNational(position: Found, now: Date): ShownNational {
  const { uuid, title, businessName, employerNumber, expires, description, published, why = [] } = position;
  const excerpt = cutText(description, DESCRIPTION_LENGTH);
  const language = languageOf(excerpt);
  const kind = nationalKind(position);
  const municipal = nationalPlace(position);
  return {
    uuid,
    title,
    titleLanguage: languageOfTitle(title, language),
    businessName,
    employerNumber,
    municipal,
    expires,
    left: nationalTimeLeft(position),
    excerpt,
    language,
    kind,
    age: nationalAge(published, now),
    why: hitReason(why, [title, businessName, municipal, kind, excerpt]),
  };
}
