export { readOwnDrafts as readCvDrafts } from './drafts.ts';
export { readOwnCvs } from './queries.ts';
export { describeCvs, forgetCvs } from './remove-cv.ts';
export { createCv } from './save-cv.ts';
