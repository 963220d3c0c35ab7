import type { z } from 'zod';

/** What a rule says that the contract has no words for. Mostly a program broke it, but its message may be shown to a person. */
export function plainWords(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Dette må fylles ut' : 'Dette har feil form';
    case 'invalid_value':
      return 'Ukjent valg';
    case 'too_big':
      return `Kan ikke ${amountOf(issue.origin, 'mer', 'lengre', 'flere')} enn ${issue.maximum}${unitOf(issue.origin)}`;
    case 'too_small':
      return `Kan ikke ${amountOf(issue.origin, 'mindre', 'kortere', 'færre')} enn ${issue.minimum}${unitOf(issue.origin)}`;
    default:
      return 'Dette er ikke gyldig';
  }
}

function amountOf(origin: string, number: string, text: string, list: string) {
  if (origin === 'string') return `være ${text}`;
  return origin === 'array' ? `ha ${list}` : `være ${number}`;
}

const unitOf = (origin: string) => (origin === 'string' ? ' tegn' : '');
