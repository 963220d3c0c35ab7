/** How a referee knows the applicant. */
export const relations = ['manager', 'former-manager', 'colleague', 'customer', 'teacher', 'other'] as const;
export type Relation = (typeof relations)[number];

export const relationNames: Record<Relation, string> = {
  manager: 'Leder',
  'former-manager': 'Tidligere leder',
  colleague: 'Kollega',
  customer: 'Kunde',
  teacher: 'Lærer eller veileder',
  other: 'Annet',
};

/** What came of asking one: `stranger` is not the one who was meant. */
export const refereeOutcomes = ['answered', 'declined', 'stranger'] as const;
export type RefereeOutcome = (typeof refereeOutcomes)[number];

/** Lengths in characters. `namedInAll`: each of them gets a mail that they have not asked for. */
export const referenceLimits = {
  wanted: 3,
  questions: 8,
  question: 300,
  answer: 2000,
  workplace: 200,
  reply: 500,
  namedInAll: 6,
  reminderDays: 7,
  linkDays: 21,
} as const;

/** What an employer may ask as it stands. */
export const standardQuestions = [
  'Hvordan og hvor lenge har dere arbeidet sammen?',
  'Hvordan er personen å samarbeide med?',
  'Hvilket ansvar har personen hatt, og hvordan ble det ivaretatt?',
  'Hva er personens styrker i arbeidet, og hva bør en ny leder legge til rette for?',
  'Ville du arbeidet sammen med personen igjen? Fortell gjerne hvorfor.',
];
