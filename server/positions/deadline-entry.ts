import { ICalAlarmType, type ICalEventData, ICalEventTransparency } from 'ical-generator';
import { Failure } from '../../contract/errors.ts';
import { addDays, DAY_MS, HOUR_MS } from '../platform/clock.ts';
import { asCalendar, changedAt, writeCalendar } from '../platform/write-calendar.ts';

/** An ad that can be applied for, as queries of closing ads tell of it. */
interface ClosingAd {
  id: string;
  title: string | null;
  businessName: string | null;
  lastDay: string;
  applicationDeadline: string | null;
  changedAt: Date;
}

interface Beside {
  /** What to open about it. */
  address: string;
  /** Of a deadline with an hour. */
  moment?: Date | null;
  /** Before the address. */
  note?: string;
}

/** At nine o'clock the day before: counted back from midnight, also where a night has another hour. */
const BEFORE_A_DAY_MS = 15 * HOUR_MS;

/** The last day to apply, with a reminder the day before. It takes nobody's time. */
export function deadlineEntry(ad: ClosingAd, { address, moment, note }: Beside): ICalEventData {
  const isDeadline = ad.lastDay === ad.applicationDeadline;
  const what = [ad.title ?? 'Stilling', ad.businessName].filter(Boolean).join(', ');
  const summary = `${isDeadline ? 'Søknadsfrist' : 'Siste søknadsdag'}: ${what}`;
  const isAllDay = !isDeadline || !moment;
  const remindMs = isAllDay ? BEFORE_A_DAY_MS : DAY_MS;
  return {
    id: `frist-${ad.id}`,
    ...changedAt(ad.changedAt),
    ...(isAllDay
      ? { allDay: true, start: new Date(ad.lastDay), end: new Date(addDays(ad.lastDay, 1)) }
      : { start: moment }),
    summary,
    description: [note, address].filter(Boolean).join('\n'),
    url: address,
    transparency: ICalEventTransparency.TRANSPARENT,
    alarms: [{ type: ICalAlarmType.display, trigger: remindMs / 1000, description: summary }],
  };
}

/** For any calendar to open. */
export const deadlineFile = (entry: ICalEventData) =>
  asCalendar(writeCalendar([entry]), {
    'content-disposition': 'attachment; filename="soknadsfrist.ics"',
  });

/** Why there is none of an ad that can be read. */
export const noDeadline = (hasPassed: boolean) =>
  hasPassed
    ? new Failure('gone', 'Søknadsfristen er ute.')
    : new Failure('notFound', 'Annonsen har ingen dag som søknadsfrist.');
