import { z } from 'zod';
import { endpoint, readLimit, writeLimit } from '../endpoint.ts';
import { said, time } from '../values.ts';

/** The calendar of one's own deadlines and interviews, which programs subscribe to. */
export const calendar = {
  readCalendarAddress: endpoint({
    method: 'GET',
    path: '/user/calendar',
    summary:
      'When the address of the calendar was made, if there is one. The address itself is only told as it is made.',
    access: 'user',
    rateLimit: readLimit,
    reply: z.object({ madeAt: time.nullable() }),
  }),
  makeCalendarAddress: endpoint({
    method: 'PUT',
    path: '/user/calendar',
    summary: 'Makes the address of the calendar, or another one in place of the one that is known: that ends at once.',
    access: 'user',
    rateLimit: writeLimit,
    body: z.object({ replaces: z.iso.datetime({ error: 'Ugyldig tidspunkt' }).nullable() }),
    reply: z.object({ address: z.string(), madeAt: time, message: z.string() }),
  }),
  endCalendarAddress: endpoint({
    method: 'DELETE',
    path: '/user/calendar',
    summary: 'Ends the address of the calendar. Twice does no harm.',
    access: 'user',
    rateLimit: writeLimit,
    reply: said,
  }),
  readCalendar: endpoint({
    method: 'GET',
    path: '/user/calendar/:secret/jobbfjord.ics',
    summary: 'The calendar for programs (iCalendar), by the secret of its address.',
    access: 'anyone',
    // A provider of calendars calls for many people.
    rateLimit: readLimit,
    params: z.object({ secret: z.string().max(200) }),
    reply: 'file',
  }),
};
