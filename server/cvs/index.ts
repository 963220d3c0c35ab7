export { printAnonymous, withoutPerson } from './anonymous-cv.ts';
export { readOwnDrafts as readCvDrafts } from './drafts.ts';
export { cvIn } from './import/import-cv.ts';
export { readOwnCvs } from './queries.ts';
export { describeCvs, forgetCvs } from './remove-cv.ts';
export { createCv } from './save-cv.ts';
