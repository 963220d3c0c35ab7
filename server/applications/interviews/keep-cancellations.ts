import { type SqlBool, sql } from 'kysely';
import { MINUTE_MS } from '../../platform/clock.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { MailContent } from '../../platform/mail/mail.ts';
import { noApplicantWords } from './contact-mails.ts';

/**
 * What was off before its application went, and waits to be told, is told all the same: it would stay in calendars for ever. Only
 * the applicant reads it as it was written; what others get names nobody.
 */
export async function keepCancellations(tx: Tx, applicationIds: string[]) {
  const waiting = await tx
    .selectFrom('mails')
    .innerJoin('applications', 'applications.id', 'mails.about')
    .innerJoin('positions', 'positions.id', 'applications.positionId')
    .innerJoin('users', 'users.id', 'applications.userId')
    .select(['mails.id', 'mails.content', 'positions.title', 'users.email'])
    .where('mails.about', '=', anyOf(applicationIds))
    .where('mails.sentAt', 'is', null)
    .where('mails.failedAt', 'is', null)
    .where(sql<SqlBool>`mails.content -> 'calendar' ->> 'method' = 'CANCEL'`)
    .execute();
  for (const { id, content, title, email } of waiting) {
    if (!content) continue;
    const told = content.to.address === email ? content : withoutName(content, title);
    await tx
      .updateTable('mails')
      .set({ about: null, content: JSON.stringify(told) })
      .where('id', '=', id)
      .execute();
  }
}

function withoutName({ to, smallPrint, calendar }: MailContent, title: string): MailContent {
  const entry = calendar?.content ?? '';
  const [start, end] = [momentIn(entry, 'DTSTART'), momentIn(entry, 'DTEND')];
  return {
    to,
    smallPrint,
    ...noApplicantWords({ title, chosen: start, minutes: (end.getTime() - start.getTime()) / MINUTE_MS }),
    calendar: { method: 'CANCEL', content: entry.replace(/^SUMMARY:.*\r\n(?:[ \t].*\r\n)*/m, 'SUMMARY:Intervju\r\n') },
  };
}

/** `20261203T083000Z` */
function momentIn(entry: string, name: string) {
  const [, day, time] = new RegExp(`^${name}:(\\d{8})T(\\d{6})Z\r$`, 'm').exec(entry) ?? [];
  const pairs = (digits = '') => digits.match(/\d\d/g) ?? [];
  const [century, year, month, date] = pairs(day);
  return new Date(`${century}${year}-${month}-${date}T${pairs(time).join(':')}Z`);
}
