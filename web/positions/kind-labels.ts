import type { PositionCard } from '../../contract/positions.ts';

export const jobTypeLabels: Record<PositionCard['positionType'], string> = {
  Fast: 'Fast',
  Deltid: 'Deltid',
  Vikariat: 'Vikariat',
  Freelance: 'Freelance',
  Konsulent: 'Konsulent',
};

export const engagementLabels: Record<NonNullable<PositionCard['engagement']>, string> = {
  Fast: 'Fast',
  Midlertidig: 'Midlertidig',
  Prosjekt: 'Prosjekt',
};
