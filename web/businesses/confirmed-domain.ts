import type { TextFact } from '../ui/fact-list.tsx';

/** Anybody may call themselves a business; not everybody has an address there. */
export const confirmedDomainFact = (domain: string): TextFact => [
  'Bekreftet domene',
  `${domain}, som i Enhetsregisteret`,
];
