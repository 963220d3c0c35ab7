import type { Selectable } from 'kysely';
import type { z } from 'zod';
import { NO_PLACE } from '../../contract/national/national-words.ts';
import type { nationalCardSchema, nationalPositionSchema } from '../../contract/national.ts';
import { logoUrl } from '../businesses/index.ts';
import { dayInOslo, daysBetween } from '../platform/clock.ts';
import type { Schema } from '../platform/database/database.ts';
import { beginningOf } from '../positions/index.ts';
import { momentOfDeadline } from './ad/read-times.ts';
import { textOf } from './ad/sanitise-html.ts';
import { hostOf } from './host-of.ts';

/** What a card needs: the texts of an ad are long, and a list shows a dozen. */
export const cardColumns = [
  'nationalPositions.id',
  'nationalPositions.title',
  'nationalPositions.jobTitle',
  'nationalPositions.businessName',
  'nationalPositions.place',
  'nationalPositions.publishedAt',
  'nationalPositions.changedAt',
  'nationalPositions.expires',
  'nationalPositions.hiddenAt',
  'nationalPositions.applicationDeadline',
  'nationalPositions.applicationDue',
  'nationalPositions.applicationUrl',
  'nationalPositions.sourceUrl',
  'nationalPositions.workLocations',
  'nationalPositions.engagementType',
  'nationalPositions.extent',
  'nationalPositions.sector',
  'nationalPositions.occupations',
  'nationalPositions.professions',
  'nationalPositions.fingerprint',
] as const;

type Ad = Selectable<Schema['nationalPositions']>;
type NameOf<Column> = Column extends `nationalPositions.${infer Name}` ? Name : never;

interface Profile {
  businessId: string | null;
  profileName: string | null;
  profileNumber: string | null;
  logoPath: string | null;
  employerNumber: string | null;
}

type NationalRow = Ad & Profile;
export type CardRow = Pick<Ad, NameOf<(typeof cardColumns)[number]>> & Profile;

type Card = z.input<typeof nationalCardSchema>;
type Other = Pick<NationalRow, 'id' | 'fingerprint' | 'link' | 'applicationUrl'>;

/** As lists show an ad: with the beginning of its text. */
export const showNationalCard = (row: CardRow & { description: string }, others: Other[], now: Date): Card => ({
  ...showCommon(row, others, now),
  description: beginningOf(row.description),
});

/** As its own page shows it. */
export function showNational(
  row: NationalRow,
  others: Other[],
  localPosition: { id: string; title: string } | null,
  now: Date,
): Omit<z.input<typeof nationalPositionSchema>, 'changes'> {
  const card = showCommon(row, others, now);
  const applyUrl = row.applicationUrl ?? row.sourceUrl ?? row.link;
  return {
    ...card,
    description: row.description,
    descriptionHtml: row.descriptionHtml,
    jobtitle: row.jobTitle,
    contactList: row.contacts,
    employer: {
      name: card.businessName,
      orgnr: row.organizationNumber,
      description: textOf(row.employerHtml),
      descriptionHtml: row.employerHtml,
      homepage: row.employerHomepage,
    },
    starttime: row.startTime,
    applicationDeadlineAt: momentOfDeadline(row.applicationDue, row.applicationDeadline),
    positioncount: row.positionCount,
    link: row.link,
    applyUrl,
    applyHost: hostOf(applyUrl),
    localPosition,
  };
}

/** Of the same ad elsewhere: some senders post one a hundred times. */
const MOST_OTHERS = 5;

function showCommon(row: CardRow, others: Other[], now: Date): Omit<Card, 'description'> {
  const { businessId, profileName, profileNumber, logoPath } = row;
  const today = dayInOslo(now);
  return {
    id: row.id,
    _id: row.id,
    uuid: row.id,
    title: row.title ?? row.jobTitle ?? 'Stilling',
    businessName: row.businessName ?? profileName ?? 'Ukjent bedrift',
    municipal: row.place ?? NO_PLACE,
    published: row.publishedAt,
    expires: row.expires,
    daysLeft: Math.max(0, daysBetween(today, dayInOslo(new Date(row.hiddenAt.getTime() - 1)))),
    deadlineInDays: row.applicationDeadline ? daysBetween(today, row.applicationDeadline) : null,
    applicationUrl: row.applicationUrl,
    sourceurl: row.sourceUrl,
    status: 'ACTIVE',
    sistEndret: row.changedAt,
    workLocations: row.workLocations,
    engagementtype: row.engagementType,
    extent: row.extent,
    sector: row.sector,
    applicationDue: row.applicationDue,
    applicationDeadline: row.applicationDeadline,
    occupations: row.occupations,
    professions: row.professions,
    source: 'nav',
    employerNumber: row.employerNumber,
    business:
      businessId && profileName && profileNumber
        ? { id: businessId, name: profileName, organizationNumber: profileNumber, logoUrl: logoUrl(logoPath) }
        : null,
    alsoAt: others
      .filter(({ id, fingerprint }) => fingerprint === row.fingerprint && id !== row.id)
      .slice(0, MOST_OTHERS)
      .map(({ id, link, applicationUrl }) => ({ uuid: id, link, applicationUrl })),
  };
}
