import { Link } from 'react-router';
import { languageOf } from '../../../contract/language-of.ts';
import { experienceLabels } from '../../../contract/position-words.ts';
import { cutText, formatDay } from '../../platform/format.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { oneOf } from '../candidate-view.tsx';
import type { FoundCandidate } from './candidate-search.ts';
import { CandidateState } from './candidate-state.tsx';
import styles from './found.module.css';

interface Props {
  candidate: FoundCandidate;
  /** Where it is opened. */
  search: string;
}

const EXCERPT_LENGTH = 200;

/** One link covers it. */
export function CandidateCard({ candidate, search }: Props) {
  const { id, pseudonym, headline, about, hasCv, shownSince } = candidate;
  return (
    <article className={`card ${styles.card}`}>
      <CandidateState candidate={candidate} />
      <h3 className={styles.headline} lang={languageOf(headline)}>
        <Link to={{ search }} className="cover-link" data-candidate={id}>
          {headline}
        </Link>
      </h3>
      <p className="quiet">{pseudonym}</p>
      <ul className={styles.facts}>
        {factsOf(candidate).map(([icon, text]) => (
          <li key={icon}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
      {about && (
        <p className={styles.excerpt} lang={languageOf(about)}>
          {cutText(about, EXCERPT_LENGTH)}
        </p>
      )}
      <p className={styles.foot}>
        {hasCv ? 'Med CV' : 'Uten CV'}, vist siden {formatDay(shownSince)}
      </p>
    </article>
  );
}

/** Each has its place, as on the cards of ads. */
const factsOf = ({ professions, places, experience }: FoundCandidate): [IconName, string][] => [
  ['briefcase', oneOf(professions, '')],
  ['map-pin', oneOf(places, 'Hele landet')],
  ...(experience ? [['user', experienceLabels[experience]] as [IconName, string]] : []),
];
