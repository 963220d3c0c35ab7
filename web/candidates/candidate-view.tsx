import type { z } from 'zod';
import type { candidateSchema } from '../../contract/candidates/candidate-fields.ts';
import { experienceLabels } from '../../contract/positions/position-words.ts';
import { dayInOslo, formatDate } from '../platform/format.ts';
import { type Fact, FactList } from '../ui/fact-list.tsx';
import { WrittenText } from '../ui/written-text.tsx';
import styles from './candidate-view.module.css';
import { ShownCv } from './shown-cv.tsx';

export type Candidate = z.output<typeof candidateSchema>;
/** Names of professions have commas in them. */
export const oneOf = (values: string[], any: string) => values.join(' • ') || any;

const factsOf = (candidate: Candidate): Fact[] => [
  ['Yrke', oneOf(candidate.professions, '')],
  ['Sted', oneOf(candidate.places, 'Hele landet')],
  ['Erfaring', candidate.experience && experienceLabels[candidate.experience]],
  ['Stilling', oneOf(candidate.positionTypes, 'Alle typer')],
  ['Arbeidsspråk', oneOf(candidate.workLanguages, '')],
  ['Kan begynne', availableInWords(candidate.availableFrom)],
];

const availableInWords = (day: string | null) =>
  day && day > dayInOslo(new Date()) ? formatDate(day) : 'Med en gang, eller etter avtale';

interface Props {
  candidate: Candidate;
  /** Of the headings within. */
  level: 2 | 4;
}

/** What employers see of somebody, below the line that says what they can do. */
export const CandidateView = ({ candidate, level }: Props) => (
  <div className={styles.view}>
    <FactList facts={factsOf(candidate)} />
    {candidate.about && <WrittenText text={candidate.about} />}
    {candidate.cv && <ShownCv cv={candidate.cv} level={level} />}
  </div>
);
