import type { approvals } from '../../contract/approvals.ts';
import type { Reply } from '../../contract/endpoint.ts';

type Decision = Reply<typeof approvals.decisions>['decisions'][number];

export const decisionTexts: Record<Decision['decision'], string> = {
  approved: 'Godkjent',
  rejected: 'Avvist',
  'change-asked': 'Bedt om endring',
  'change-seen': 'Endring sett',
};

export const subjectTexts: Record<Decision['subject'], string> = { business: 'Bedrift', position: 'Stilling' };
