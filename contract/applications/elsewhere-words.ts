/** Where something stands that one applied for elsewhere, as one notes it. */
export const elsewhereStates = ['applied', 'interview', 'offer', 'rejected', 'withdrawn'] as const;
export type ElsewhereState = (typeof elsewhereStates)[number];

export const elsewhereStateNames: Record<ElsewhereState, string> = {
  applied: 'Søkt',
  interview: 'Intervju',
  offer: 'Tilbud',
  rejected: 'Avslag',
  withdrawn: 'Trukket',
};

/** There is still something to wait for, and to be reminded of. */
export const isOpen = (state: ElsewhereState) => state === 'applied' || state === 'interview';

export const elsewhereLimits = {
  entries: 500,
  /** In characters. */
  link: 2000,
  note: 2000,
  remindDaysAhead: 365,
  /** After the deadline, if one is known: then one may well ask. */
  daysToReminder: 14,
  firstDay: '2000-01-01',
  lastDay: '2099-12-31',
} as const;

/** The product's name, or what is none of ours. */
export const whereNames = { here: 'Jobbfjord', elsewhere: 'Annet sted' } as const;
