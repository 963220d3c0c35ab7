import ICAL from 'ical.js';
import { expect } from 'vitest';

/** What a calendar program makes of it: the entries, the first one first. */
export function readCalendar(text: string) {
  const lines = text.split('\r\n');
  // RFC 5545, 3.1: in octets, of which æ, ø and å have two.
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(text).not.toMatch(/[^\r]\n/);
  const calendar = new ICAL.Component(ICAL.parse(text));
  // RFC 5545, 3.6: at least one, also where nothing is to come.
  expect(calendar.getAllSubcomponents()).not.toEqual([]);
  const entries = calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, startDate, endDate, description, location } = new ICAL.Event(component);
    const [alarm] = component.getAllSubcomponents('valarm');
    return {
      uid,
      title: summary,
      start: momentOf(startDate),
      end: momentOf(endDate),
      description,
      location,
      address: `${component.getFirstPropertyValue('url')}`,
      sequence: Number(component.getFirstPropertyValue('sequence')),
      remindedBefore: alarm?.getFirstPropertyValue('trigger')?.toString() ?? null,
    };
  });
  return entries.sort((one, other) => one.start.localeCompare(other.start) || one.title.localeCompare(other.title));
}

/** A day as it stands, `2026-11-30`; a moment as in ISO 8601. */
const momentOf = (time: ICAL.Time) => (time.isDate ? time.toString() : time.toJSDate().toISOString());
