import type { Profession } from '../../../contract/positions/professions.ts';
import type { Experience, PositionType, WorkLanguage } from '../../../contract/positions.ts';
import type { OwnCandidate } from './own-reply.ts';

/** What the form holds. */
export interface CandidateValues {
  headline: string;
  about: string;
  professions: Profession[];
  places: string;
  positionTypes: PositionType[];
  experience: Experience | '';
  workLanguages: WorkLanguage[];
  availableFrom: string;
  cvId: string;
}

export const noValues: CandidateValues = {
  headline: '',
  about: '',
  professions: [],
  places: '',
  positionTypes: [],
  experience: '',
  workLanguages: [],
  availableFrom: '',
  cvId: '',
};

export const valuesOf = (candidate: OwnCandidate): CandidateValues => ({
  headline: candidate.headline,
  about: candidate.about,
  professions: candidate.professions,
  places: candidate.places,
  positionTypes: candidate.positionTypes,
  experience: candidate.experience ?? '',
  workLanguages: candidate.workLanguages,
  availableFrom: candidate.availableFrom ?? '',
  cvId: candidate.cvId ?? '',
});
