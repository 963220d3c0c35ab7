import { expect, test } from 'vitest';
import { whatFailed } from './what-failed.ts';

test.each([
  ['Enhetsregisteret gives no answer', 'Enhetsregisteret svarte ikke.'],
  ['status 503: NAV asks for a pause', 'NAV har bedt oss om å vente.'],
  ['status 500 for a page', 'NAV svarte med en feil.'],
  ['an answer that is not JSON', 'NAV svarte noe vi ikke kan lese.'],
  ['no public token (status 200)', 'NAV slapp oss ikke inn.'],
  ['fetch failed: connect ECONNREFUSED 127.0.0.1:1', 'En tjeneste som trengs, svarte ikke.'],
  ['The operation was aborted due to timeout', 'En tjeneste som trengs, svarte ikke.'],
  ['The job did not end in time.', 'Jobben ble ikke ferdig.'],
  ['clamd: no answer', 'Viruskontrollen svarte ikke.'],
  [
    'clamd: the file is larger than its StreamMaxLength',
    'Viruskontrollen er satt opp til å ta imot mindre filer enn denne.',
  ],
  ['Cannot delete file at location "public/x.webp"', 'Lageret for filer svarte ikke.'],
  ['refresh of register data failed for 13 of 40', 'Det gikk ikke for 13 av 40.'],
  ['550 5.1.1 user unknown', 'E-posttjeneren tok ikke imot e-posten.'],
  ['relation "x" does not exist', 'Det stoppet på en feil hos oss.'],
])('%s means: %s', (error, meaning) => {
  expect(whatFailed(error)).toBe(meaning);
});
