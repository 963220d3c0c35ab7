import { hash } from 'node:crypto';
import { Failure } from '../../../contract/errors.ts';
import { calendar } from '../../../contract/followed/calendar.ts';
import { HOUR } from '../../../contract/values.ts';
import { calendarEntriesOf } from '../../applications/index.ts';
import { route } from '../../platform/http/route.ts';
import { asCalendar, writeCalendar } from '../../platform/write-calendar.ts';
import { endCalendarAddress, makeCalendarAddress, ownerOfCalendar, readCalendarAddress } from './address.ts';
import { followedDeadlines } from './followed-deadlines.ts';

const about = { name: 'Jobbfjord', ttl: HOUR };

export const calendarRoutes = [
  route(calendar.readCalendarAddress, async ({ viewer }, { db }) => ({
    madeAt: (await readCalendarAddress(db, viewer.userId))?.createdAt ?? null,
  })),

  route(calendar.makeCalendarAddress, async ({ body: { replaces }, viewer }, platform) => ({
    ...(await makeCalendarAddress(platform, viewer, replaces)),
    message: replaces ? 'Du har fått en ny adresse. Den gamle virker ikke lenger.' : 'Adressen er klar.',
  })),

  route(calendar.endCalendarAddress, async ({ viewer }, { db }) => {
    await endCalendarAddress(db, viewer.userId);
    return { message: 'Kalenderen er slått av. Adressen virker ikke lenger.' };
  }),

  route(calendar.readCalendar, async ({ params }, { db, clock, config: { publicUrl } }) => {
    const user = await ownerOfCalendar(db, params.secret);
    if (!user) throw new Failure('notFound', 'Kalenderen finnes ikke.');
    const entries = [
      ...(await followedDeadlines(db, user.id, clock.now(), publicUrl)),
      ...(await calendarEntriesOf(db, user.id, clock.now(), publicUrl)),
    ];
    const content = writeCalendar(entries, about);
    return asCalendar(content, {
      // Programs ask every hour, and mostly hear "unchanged".
      etag: `"${hash('sha256', content, 'base64url')}"`,
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    });
  }),
];
