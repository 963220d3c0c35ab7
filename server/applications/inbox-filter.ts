import { expressionBuilder, sql } from 'kysely';
import type { ApplicationStatus } from '../../contract/applications.ts';
import { anyOf } from '../platform/database/any-of.ts';
import type { Schema } from '../platform/database/database.ts';
import { contains } from '../platform/database/norwegian.ts';
import type { Viewer } from '../platform/http/route.ts';
import { pseudonym } from './anonymous/as-seen.ts';
import { labelKey, labelsOf } from './labels/read-labels.ts';
import { unreadMessages } from './messages/unread-messages.ts';

export interface InboxFilter {
  status?: ApplicationStatus | undefined;
  unreadOnly?: boolean | undefined;
  newMessagesOnly?: boolean | undefined;
  wantsTipsOnly?: boolean | undefined;
  search?: string | undefined;
  positionId?: string | undefined;
  responsible?: string | undefined;
  label?: string | undefined;
  ids?: string[] | undefined;
}

const application = expressionBuilder<Schema, 'applications' | 'positions'>();

/** Each is looked for in every answer. */
const MOST_WORDS = 10;

/** The filters of the list, for every query over `handledApplications`. */
export const matches = (
  businessId: string,
  viewer: Pick<Viewer, 'userId'>,
  { status, unreadOnly, newMessagesOnly, wantsTipsOnly, search, positionId, responsible, label, ids }: InboxFilter,
) =>
  application.and([
    application('applications.businessId', '=', businessId),
    ...(status ? [application('applications.status', '=', status)] : []),
    ...(unreadOnly ? [application('applications.isRead', '=', false)] : []),
    ...(newMessagesOnly ? [application(unreadMessages(true), '>', 0)] : []),
    ...(wantsTipsOnly ? [application('applications.wantsTips', '=', true)] : []),
    ...(positionId ? [application('applications.positionId', '=', positionId)] : []),
    ...(responsible ? [isCaredForBy(responsible, viewer)] : []),
    ...(label ? [hasLabel(label)] : []),
    ...(ids ? [application('applications.id', '=', anyOf(ids))] : []),
    ...(search
      ?.split(' ')
      .slice(0, MOST_WORDS)
      .map((word) => contains(searched, word)) ?? []),
  ]);

const isCaredForBy = (responsible: string, { userId }: Pick<Viewer, 'userId'>) =>
  responsible === 'none'
    ? application('applications.responsibleId', 'is', null)
    : application('applications.responsibleId', '=', responsible === 'mine' ? userId : responsible);

const hasLabel = (label: string) =>
  application.exists(
    application
      .selectFrom('applicationLabels')
      .select('key')
      .whereRef('applicationId', '=', 'applications.id')
      .where('key', '=', labelKey(label)),
  );

/** Who applied, for what, with which answers, notes and labels: what the searcher can see. A number is found without its spaces too. */
const searched = sql`concat_ws(' ',
    case when anonymous_responses is null
      then concat_ws(' ', applications.first_name, applications.last_name, applications.email, applications.phone,
        translate(applications.phone, ' ', ''))
      else ${pseudonym} end,
    applications.notes, positions.title, array_to_string(${labelsOf(sql.ref('applications.id'))}, ' '),
    (select string_agg(answer ->> 'response', ' ')
      from jsonb_array_elements(coalesce(anonymous_responses, applications.responses)) answer)
  )`;
