import type { TextFact } from '../ui/fact-list.tsx';

/** Anybody may call themselves a business; not everybody has an address where the register says that it is. */
export const confirmedDomainFact = (domain: string): TextFact => ['Domene', `${domain}, bekreftet`];
