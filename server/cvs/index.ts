export { printAnonymous, withoutPerson } from './anonymous-cv.ts';
export { readOwnDrafts as readCvDrafts } from './drafts.ts';
export { cvIn } from './import/import-cv.ts';
export { readLetterDrafts } from './letters/drafts.ts';
export { describeLetters, readOwnLetters } from './letters/queries.ts';
export { createLetter } from './letters/save-letter.ts';
export { readOwnCvs } from './queries.ts';
export { describeCvs, forgetCvs } from './remove-cv.ts';
export { createCv } from './save-cv.ts';
