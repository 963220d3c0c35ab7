import type { businesses } from '../../contract/businesses.ts';
import type { Reply } from '../../contract/endpoint.ts';
import { policy } from '../../contract/policy.ts';
import type { TextFact } from '../ui/fact-list.tsx';

type Promises = Reply<typeof businesses.read>['business']['promises'];

/** What became of the answers that a business promised. */
export const promisesFact = (promises: Promises): TextFact => [
  'Har svart i tide',
  promises && `${promises.kept} av ${promises.promised} søkere de siste ${policy.keptPromises.years} årene`,
];
