import { expect, test } from 'vitest';
import { interviewTime } from './applications/interview-words.ts';
import { dateAndTime } from './dates-in-words.ts';
import { addDays } from './oslo-day.ts';

test('each day of a year is written as Unicode has it for Norwegian', () => {
  const long = new Intl.DateTimeFormat('nb-NO', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Oslo' });
  const full = new Intl.DateTimeFormat('nb-NO', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Oslo' });
  const clock = new Intl.DateTimeFormat('nb-NO', { timeStyle: 'short', timeZone: 'Europe/Oslo' });
  for (let day = '2027-01-01'; day < '2028-01-01'; day = addDays(day, 1)) {
    const moment = new Date(`${day}T22:34:56Z`);
    expect(dateAndTime(moment)).toBe(long.format(moment));
    const end = clock.format(new Date(`${day}T23:19:56Z`));
    expect(interviewTime(moment, 45)).toBe(`${full.format(moment)}–${end}`);
  }
});
