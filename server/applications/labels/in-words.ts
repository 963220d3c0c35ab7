import { labelLimits } from '../../../contract/applications/application-words.ts';
import { applicationsInWords, upper } from '../responsible/in-words.ts';

interface Outcome {
  label: string;
  applications: unknown[];
  full: unknown[];
  gone: unknown[];
}

export const addedInWords = (outcome: Outcome) =>
  inWords(outcome, (which) => `${upper(which)} har merkelappen «${outcome.label}»`);

export const removedInWords = (outcome: Outcome) =>
  inWords(outcome, (which) => `«${outcome.label}» er fjernet fra ${which}`);

/** What came of it for several. */
function inWords({ applications, full, gone }: Outcome, done: (which: string) => string) {
  const asked = applications.length + full.length + gone.length;
  const said = [
    done(asked === 1 ? 'søknaden' : applicationsInWords(applications.length)),
    full.length > 0 &&
      `${upper(applicationsInWords(full.length))} har ${labelLimits.most} merkelapper fra før, og fikk den ikke`,
    gone.length > 0 && `${upper(applicationsInWords(gone.length))} finnes ikke lenger`,
  ];
  return said.filter(Boolean).join('. ');
}
