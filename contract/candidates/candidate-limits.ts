/** Of whoever wants to be found, and of those who look. Pages show these numbers, and the server holds them. */
export const candidateLimits = {
  headline: 100,
  about: 1000,
  professions: 5,
  places: 7,
  /** So long one is shown after one has said so, and so many days before that ends one is told. */
  days: 90,
  reminderDays: 7,
  /** What is turned off for so long is deleted. */
  monthsKept: 12,
  message: 1500,
  /** From one business: in a day to everybody, and in thirty days to one person. */
  invitationsADay: 20,
  invitationsToOne: 2,
  daysToOne: 30,
} as const;
