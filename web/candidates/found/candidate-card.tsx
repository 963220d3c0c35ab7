import { languageOf } from '../../../contract/positions/language-of.ts';
import { experienceLabels } from '../../../contract/positions/position-words.ts';
import { cutText, formatDay } from '../../platform/format.ts';
import { ListCard } from '../../ui/list-card.tsx';
import { oneOf } from '../candidate-view.tsx';
import type { FoundCandidate } from './candidate-search.ts';
import { CandidateState } from './candidate-state.tsx';

interface Props {
  candidate: FoundCandidate;
  /** Where it is opened. */
  search: string;
}

const EXCERPT_LENGTH = 200;

export function CandidateCard({ candidate, search }: Props) {
  const { pseudonym, headline, about, hasCv, shownSince, professions, places, experience } = candidate;
  return (
    <ListCard
      to={search}
      title={headline}
      titleLanguage={languageOf(headline)}
      tag={<CandidateState candidate={candidate} />}
      follow={null}
      facts={[
        { icon: 'user', text: pseudonym, isStrong: true },
        { icon: 'briefcase', text: oneOf(professions, '') },
        { icon: 'map-pin', text: oneOf(places, 'Hele landet') },
        ...(experience ? [{ icon: 'clock' as const, text: experienceLabels[experience] }] : []),
      ]}
      excerpt={cutText(about, EXCERPT_LENGTH)}
      language={languageOf(about)}
      foot={`${hasCv ? 'Med CV' : 'Uten CV'}, vist siden ${formatDay(shownSince)}`}
    />
  );
}
