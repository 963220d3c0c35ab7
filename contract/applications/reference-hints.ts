import { questionHints } from '../application-forms/question-hints.ts';
import { words } from '../words-found.ts';

const somebody = words('personen|vedkommende|kandidaten|søkeren|hun|han|hen|henne|ham');
const ofSomebody = words('personens|vedkommendes|kandidatens|søkerens|hennes|hans|hens');

/** What an employer may not ask an applicant, they may not ask others about them either: read as if it was asked directly. */
export const referenceHints = (question: string) =>
  questionHints({
    type: 'long_answer',
    question: question.replace(all(ofSomebody), 'din').replace(all(somebody), 'du'),
    options: [],
    placeholder: '',
  }).filter(({ kind }) => kind === 'law');

const all = ({ source }: RegExp) => new RegExp(source, 'giu');
