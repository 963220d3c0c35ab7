import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Db, Schema } from '../../server/platform/database/database.ts';

type BusinessFields = Partial<Insertable<Schema['businesses']>>;
type PositionFields = Partial<Insertable<Schema['positions']>>;

let lastNumber = 910_000_000;

/** An approved, active business, unless the fields say otherwise. */
export async function addBusiness(db: Db, fields: BusinessFields = {}) {
  lastNumber += 1;
  return await db
    .insertInto('businesses')
    .values({
      ownerId: randomUUID(),
      organizationNumber: String(lastNumber),
      businessName: 'Fjordbygg AS',
      shortDescription: 'Vi bygger hus ved fjorden.',
      longDescription: 'Vi har bygd hus ved fjorden siden 1952, og trenger flere til å gjøre det sammen med oss.',
      approvalStatus: 'approved',
      ...fields,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The access that its owner gives a colleague. */
export const addShare = (db: Db, businessId: string, userId: string) =>
  db.insertInto('businessShares').values({ businessId, userId }).execute();

/** What an employer types for a position; where it is, each test says. */
export const typedPosition = {
  title: 'Tømrer',
  positionType: 'Fast',
  description: 'Du setter opp bindingsverk og legger tak sammen med et lag på fire erfarne tømrere.',
  requirements: 'Fagbrev som tømrer og førerkort klasse B.',
  contactInfo: { name: 'Kari Nordmann', email: 'kari@fjordbygg.example', position: 'Byggeleder' },
  applicationMethod: 'email',
  expiryDate: '2999-12-31',
} as const;

/** A live position, unless the fields say otherwise. */
export async function addPosition(db: Db, businessId: string, fields: PositionFields = {}) {
  const { contactInfo, ...position } = typedPosition;
  return await db
    .insertInto('positions')
    .values({
      businessId,
      ...position,
      contactName: contactInfo.name,
      contactEmail: contactInfo.email,
      contactPosition: contactInfo.position,
      approvalStatus: 'approved',
      ...fields,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

type ApplicationFields = Partial<Insertable<Schema['applications']>>;

/** Two questions and a file, as they were asked and answered, unless the fields say otherwise. */
export async function addApplication(
  db: Db,
  position: { id: string; businessId: string },
  userId: string,
  fields: ApplicationFields = {},
) {
  const now = new Date();
  const questions = [
    { id: 'why', type: 'long_answer', question: 'Hvorfor søker du?', required: true, maxLength: 500 },
    { id: 'licence', type: 'yes_no', question: 'Har du førerkort?', required: false },
    { id: 'cv', type: 'file_upload', question: 'Last opp CV', required: false },
  ];
  const responses = [
    { questionId: 'why', response: 'Jeg liker tre og fjord.', files: [] },
    { questionId: 'licence', response: 'ja', files: [] },
  ];
  return await db
    .insertInto('applications')
    .values({
      positionId: position.id,
      businessId: position.businessId,
      userId,
      formTitle: 'Søknad til laget',
      formSnapshot: JSON.stringify({ questions }),
      firstName: 'Sigrid',
      lastName: 'Søker',
      email: 'sigrid@example.no',
      phone: '+47 99 88 77 66',
      responses: JSON.stringify(responses),
      submittedAt: now,
      updatedAt: now,
      ...fields,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
