export { readAwaited } from './ad-reports/read-awaited.ts';
export { reportsFrom, requestsFrom } from './requests-from.ts';
