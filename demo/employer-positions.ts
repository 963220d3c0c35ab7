import type { Insertable } from 'kysely';
import { policy } from '../contract/policy.ts';
import { positionDraftSchema } from '../contract/positions/position-draft.ts';
import { daysAfter, startOfDayInOslo } from '../server/platform/clock.ts';
import type { Schema } from '../server/platform/database/database.ts';
import type { Platform } from '../server/platform/platform.ts';
import { osloDate } from './oslo-time.ts';
import { addOwnSystem } from './own-system.ts';
import { seededRandom } from './random.ts';

const SEED = 3;
/** How many more the demo employer may publish. */
const ROOM = 3;

type Position = Insertable<Schema['positions']>;
type State = Omit<Position, 'businessId' | keyof typeof text> & Pick<Partial<Position>, 'applicationMethod'>;

/** The positions of the demo employer: one in each state, views of the last weeks, and something half written. */
export async function addEmployerPositions({ db, clock }: Platform, ownerId: string) {
  const business = await db.selectFrom('businesses').selectAll().where('ownerId', '=', ownerId).executeTakeFirst();
  if (!business) return;
  const now = clock.now();
  const day = (fromNow: number) => daysAfter(now, fromNow);
  const date = (fromNow: number) => osloDate(now, fromNow);
  const common = { businessId: business.id, municipality: business.municipality, location: business.location };
  const form = await db
    .selectFrom('applicationForms')
    .select('id as applicationFormId')
    .where('businessId', '=', business.id)
    .executeTakeFirst();
  const states: Position[] = statesOf(day, date).map((state) => ({
    ...common,
    ...text,
    ...state,
    ...(state.applicationMethod === 'form' && form),
  }));
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('positions').values(states).execute();
    await tx
      .updateTable('businesses')
      .set({
        maxActivePositions: Math.min(policy.activePositionsPerBusiness.max, business.maxActivePositions + ROOM + 3),
      })
      .where('id', '=', business.id)
      .execute();
    const live = await tx
      .selectFrom('positions')
      .select(['id', 'createdAt'])
      .where('businessId', '=', business.id)
      .where('approvalStatus', '=', 'approved')
      .where('publishFrom', 'is', null)
      .execute();
    const views = live.flatMap(({ id, createdAt }, index) =>
      viewsOf(id, index, date).filter((view) => view.day >= osloDate(createdAt)),
    );
    if (views.length > 0) await tx.insertInto('positionViews').values(views).execute();
    const fields = JSON.stringify(draft);
    const { id: businessId } = business;
    await addOwnSystem(tx, { businessId, ownerId, now });
    await tx
      .insertInto('positionDrafts')
      .values({ userId: ownerId, businessId, fields, updatedAt: day(-0.2) })
      .execute();
  });
}

const text = {
  description:
    'Du planlegger og følger opp arbeidet sammen med kollegene dine, og er den kundene møter først.\n\nVi gir deg tid til opplæring og en fast fadder det første halvåret.',
  requirements: 'Erfaring fra lignende arbeid er en fordel. Du skriver og snakker godt norsk.',
  positionType: 'Fast' as const,
  workSchedule: 'Dagtid, 37,5 timer',
  salaryMin: 520_000,
  salaryMax: 590_000,
  contactName: 'Bjørn Eier',
  contactEmail: 'bedrift@demo.example',
  contactPosition: 'Daglig leder',
  contactPhone: '22 00 00 01',
  applicationMethod: 'email' as const,
};

const statesOf = (day: (fromNow: number) => Date, date: (fromNow: number) => string): State[] => [
  {
    title: 'Kundeveileder',
    createdAt: day(-0.01),
    updatedAt: day(-0.01),
    expiryDate: date(40),
    approvalStatus: 'pending',
  },
  {
    title: 'Servicemedarbeider',
    profession: 'Salg, butikk- og varehandel',
    workLanguages: ['Norsk'],
    createdAt: day(-20),
    updatedAt: day(-20),
    approvedAt: day(-19),
    expiryDate: date(5),
    approvalStatus: 'approved',
  },
  {
    title: 'Avdelingsleder',
    profession: 'Salg, butikk- og varehandel',
    createdAt: day(-2),
    updatedAt: day(-2),
    approvedAt: day(-1),
    publishFrom: new Date(startOfDayInOslo(date(4))),
    expiryDate: date(45),
    approvalStatus: 'approved',
  },
  {
    title: 'Kontormedarbeider',
    profession: 'Kontor, forvaltning og saksbehandling',
    createdAt: day(-30),
    updatedAt: day(-10),
    approvedAt: day(-29),
    expiryDate: date(60),
    isActive: false,
    approvalStatus: 'approved',
  },
  {
    title: 'Sommervikar',
    createdAt: day(-90),
    updatedAt: day(-8),
    approvedAt: day(-89),
    expiryDate: date(-8),
    applicationMethod: 'form',
    answerBy: date(-1),
    isActive: false,
    expiredAt: day(-8),
    approvalStatus: 'approved',
  },
  {
    title: 'Butikkdame søkes',
    createdAt: day(-0.05),
    updatedAt: day(-0.02),
    expiryDate: date(30),
    approvalStatus: 'rejected',
    rejectionReason: 'Tittelen peker ut ett kjønn. Skriv for eksempel «Butikkmedarbeider».',
  },
];

/** The first weeks more than the last ones, and less at the weekend. */
function viewsOf(positionId: string, index: number, date: (fromNow: number) => string) {
  const random = seededRandom(SEED + index);
  return Array.from({ length: 30 }, (_, daysAgo) => {
    const day = date(-daysAgo);
    const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
    const views = Math.round((4 + daysAgo) * (isWeekend ? 0.4 : 1) * (0.5 + random.next()));
    return { positionId, day, views };
  }).filter(({ views }) => views > 0);
}

const draft = positionDraftSchema.parse({
  title: 'Lagermedarbeider, kveld',
  profession: 'Logistikk, lagerarbeid og innkjøp',
  positionType: 'Deltid',
  description: 'Du plukker og pakker varer sammen med et fast kveldslag.',
  salaryCurrency: 'NOK',
  salaryPeriod: 'year',
  contactName: 'Bjørn Eier',
  contactEmail: 'bedrift@demo.example',
  applicationMethod: 'email',
  emailNotificationsEnabled: 'true',
});
