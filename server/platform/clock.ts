/** The one source of "now", so that tests can move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

const osloDate = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' });

/** The day in Norway, as YYYY-MM-DD. */
export const dayInOslo = (moment: Date): string => osloDate.format(moment);
