import { dateAndTime } from '../dates-in-words.ts';
import { clocksInOslo, dayInOslo, MINUTE_MS } from '../oslo-day.ts';

/** How employer and applicant meet. */
export const interviewWays = ['place', 'video', 'phone'] as const;
export type InterviewWay = (typeof interviewWays)[number];

export const wayNames: Record<InterviewWay, string> = { place: 'Oppmøte', video: 'Videomøte', phone: 'Telefon' };

/** What is told of where, by the way; for a call the number of the application is enough. */
export const placeNames: Record<InterviewWay, string> = {
  place: 'Sted',
  video: 'Lenke til videomøtet',
  phone: 'Om samtalen',
};

export const interviewLimits = {
  times: 10,
  daysAhead: 180,
  shortest: 5,
  longest: 480,
  /** In characters. */
  place: 300,
  reply: 1000,
};

const weekdays = 'søndag mandag tirsdag onsdag torsdag fredag lørdag'.split(' ');

/** "torsdag 3. desember 2026 kl. 09:30–10:15", by the clocks of Norway. */
export function interviewTime(start: Date | string, minutes: number): string {
  const from = new Date(start);
  const [, until] = clocksInOslo(new Date(from.getTime() + minutes * MINUTE_MS)).split(' ');
  return `${weekdays[new Date(dayInOslo(from)).getUTCDay()]} ${dateAndTime(from)}–${until}`;
}

/** With its times as the database has them, or as they were sent. */
interface Agreed {
  chosen: Date | string | null;
  minutes: number;
}

export const hasBegun = ({ chosen }: Pick<Agreed, 'chosen'>, now: Date) => chosen !== null && new Date(chosen) <= now;

/** When the time that was taken is over. */
export const hasBeen = ({ chosen, minutes }: Agreed, now: Date) =>
  chosen !== null && new Date(chosen).getTime() + minutes * MINUTE_MS <= now.getTime();
