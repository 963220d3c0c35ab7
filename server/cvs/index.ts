export { readOwnCvs } from './queries.ts';
export { forgetCvs } from './remove-cv.ts';
