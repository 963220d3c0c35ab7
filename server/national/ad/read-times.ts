import { addDays, dayInOslo, HOUR_MS, SECOND_MS, startOfDayInOslo, timeInOslo } from '../../platform/clock.ts';
import { LONGEST_LIFE_DAYS } from './longest-life.ts';

/**
 * A moment that somebody may have meant: not the first of a calendar or a clock, nor beyond what the database holds. Without
 * an offset it is Norway's, and a day alone its beginning, as one with an impossible hour; an impossible day is none. Java names the zone
 * behind the offset too.
 */
export function readMoment(text: string): Date | undefined {
  const match =
    /^(\d{4}-\d{2}-\d{2})(?:[T ]((?:[01]\d|2[0-4]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?)\s?(Z|[+-]\d{2}(?::?\d{2})?)?(?:\[[\w/]+\])?)?$/.exec(
      text,
    );
  const day = readDay(match?.[1] ?? text);
  if (!day) return undefined;
  const [, , given = '00:00', offset] = match ?? [];
  // The end of a day is still that day's.
  const time = given.replace(/^24:.*/, '23:59');
  const inFull = offset?.replace(/^([+-]\d\d)$/, '$1:00').replace(/^([+-]\d\d)(\d\d)$/, '$1:$2');
  const moment = new Date(`${day}T${time}${inFull ?? offsetAt(day, time)}`);
  return moment >= EARLIEST && moment < LATEST ? moment : undefined;
}

const EARLIEST = new Date('1971-01-01T00:00:00Z');
const LATEST = new Date('3000-01-01T00:00:00Z');

/** Norway's offset at this hour of its own clock. */
const offsetAt = (day: string, time: string) =>
  timeInOslo(new Date(`${day}T${time}+02:00`)) === time.slice(0, 5) ? '+02:00' : '+01:00';

const months = [
  'januar january',
  'februar february',
  'mars march',
  'april',
  'mai may',
  'juni june',
  'juli july',
  'august',
  'september',
  'oktober october',
  'november',
  'desember december',
].map((names) => names.split(' '));

const wordsBefore =
  /^(?:(?:snarest|mulig|ny|forlenget|utvidet|søknadsfrist(?:en)?|frist(?:en)?|er|senest|innen|til|og)[\s,.:]+)+(?=\S)/i;
const wordsBehind = /(?: \((?:forlenget|utvidet|ny)(?: frist)?\))?[ .!]*$/i;
/** In both written forms of Norwegian, shortened, and in English. */
const weekday =
  /^(?:(?:(?:m[aå]n|tirs?|tys|ons?|tors?|fre|lør|laur|søn|sun)(?:dag|\.)|(?:mon|tues|wednes|thurs|fri|satur|sun)day),?\s+)?(?:den\s+)?/i;
/** Behind a year of two digits only what cannot be another day. */
const hourBehind =
  /(?:(?<=\d{4}),?|(?<=\d\d)(?:,|\s?[-–])?(?=\s+(?:kl|\d+:)))\s+(?:kl(?:\.|okken)?\s*(\d{1,2}(?:[.:]\d{2}){0,2})|(\d{1,2}(?:[.:]\d{2}){1,2}))$/i;

/** As in English: before the day. */
const monthFirst = /^(\p{L}{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(?=\d{4}$)/u;

/**
 * The day of "21.08.2026", "21/8-2026", "21. august 2026", "August 21, 2026", "snarest, senest fredag 21. aug. 2026 kl. 12",
 * "2025-01-20", "2025/01/20" and "2026-10-11T00:00:00". Other words, and days that no calendar has, are none.
 */
export function readDay(given: string): string | undefined {
  const text = given
    .replace(wordsBehind, '')
    .replace(wordsBefore, '')
    .replace(weekday, '')
    .replace(hourBehind, '')
    .replace(monthFirst, '$2 $1 ');
  const iso = /^(\d{4})[-/](\d{2})[-/](\d{2})(?:[T ][\d:.]+\s?(?:Z|[+-]\d{2}(?::?\d{2})?)?(?:\[[\w/]+\])?)?$/.exec(
    text,
  );
  // Of three small numbers between hyphens, nobody knows which is the year.
  const norwegian = /^(?!\d+-\d+-\d\d$)(\d{1,2})[./-]\s?(\d{1,2})[./-]\s?((?:\d{2})?\d{2})$/.exec(text);
  const inWords = /^(\d{1,2})(?:\.|st|nd|rd|th)?\s*(\p{L}{3,})\.?\s+(\d{4})$/u.exec(text);
  if (inWords) return readDay(`${inWords[1]}.${monthNamed(inWords[2] ?? '') + 1}.${inWords[3]}`);
  const [year, month, day] = iso?.slice(1) ?? norwegian?.slice(1).reverse() ?? [];
  if (!year || !month || !day) return undefined;
  if (year.length === 2) return readDay(`${day}.${month}.20${year}`);
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== date ? undefined : date;
}

/** "sept." is the ninth. */
const monthNamed = (word: string) =>
  months.findIndex((names) => names.some((name) => name.startsWith(word.toLowerCase())));

/** Of numbers only with both full stops, as "1.2" may be anything; a number behind it may be another day. */
const dayWithoutYear = /\d{1,2}(?:(?:\.|st|nd|rd|th)?\s*\p{L}{3,}\.?|\.\s?\d{1,2}\.)(?![\s,]*\d)/u;

/** "15. desember" and "15.12." with the year in which that day comes next, if it does while an ad may live. */
function withYear(due: string, from: string): string {
  if (readDay(due)) return due;
  const isNear = (day = '') => day >= from && day <= addDays(from, LONGEST_LIFE_DAYS);
  const year = Number(from.slice(0, 4));
  const readings = [year, year + 1].map((each) => due.replace(dayWithoutYear, `$& ${each}`));
  return readings.find((reading) => isNear(readDay(reading))) ?? due;
}

/** The first and the last minute of a day stand for the day, also where they are those of Greenwich. */
const endsOfDay = /^(00:00|23:59)|[T ](00:00|23:59)\S*\s?(Z|[+-]00(:?00)?)$/;

/** When an ad expires: of a day that ends in Greenwich, its beginning in Norway, as NAV writes days. */
export const readEnd = (text: string): Date | undefined => readMoment((endsOfDay.test(text) && readDay(text)) || text);

/** From when on an ad is hidden: one that expires at midnight counts that day too. */
export const hiddenFrom = (expires: Date): Date =>
  expires.getTime() - startOfDayInOslo(dayInOslo(expires)) < SECOND_MS ? midnightAfter(expires) : expires;

const midnightAfter = (midnight: Date) =>
  // A day and a bit later is the next day, also when it has 23 or 25 hours.
  new Date(startOfDayInOslo(dayInOslo(new Date(midnight.getTime() + 30 * HOUR_MS))));

/** The first and the last minute are those of the day that is named. */
export function dayOfDeadline(words: string, publishedAt: Date): string | null {
  const due = withYear(words, dayInOslo(publishedAt));
  const moment = readMoment(due);
  if (!moment) return null;
  return (endsOfDay.test(due) && readDay(due)) || dayInOslo(moment);
}

/** Of a deadline that names an hour, on the day that was read of it. */
export function momentOfDeadline(words: string | null, day: string | null): Date | null {
  if (words === null || day === null) return null;
  const due = withYear(words.trim(), day);
  const [, named, written = named] = hourBehind.exec(due.replace(wordsBehind, '')) ?? [];
  const [hour, minutes = '00'] = written?.split(/[.:]/) ?? [];
  if (Number(hour) > 23) return null;
  const moment = readMoment(hour ? `${readDay(due)}T${hour.padStart(2, '0')}:${minutes}` : due);
  return moment && !endsOfDay.test(timeInOslo(moment)) && !endsOfDay.test(due) ? moment : null;
}
