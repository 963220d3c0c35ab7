export { requestsFrom } from './requests-from.ts';
