export { formNotFound } from './form-not-found.ts';
