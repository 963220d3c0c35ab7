import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { type DemoBusiness, generateBusinesses } from '../../demo/data/generate-businesses.ts';
import { type DemoPosition, generatePositions } from '../../demo/data/generate-positions.ts';

const POSITIONS_PER_BUSINESS = 20;
const BATCH = 2000;
const NEVER = '2999-01-01';

/** So many live positions of approved businesses, with the words of the demo's ads. */
export async function fillPositions(database: pg.Client, count: number): Promise<void> {
  const businesses = generateBusinesses(Math.ceil(count / POSITIONS_PER_BUSINESS), 'search');
  const ids = new Map(businesses.map(({ organizationNumber }) => [organizationNumber, randomUUID()]));
  const positions = generatePositions(businesses, count, 'search', new Date());
  await inBatches(businesses, (some) =>
    insert(
      database,
      'businesses',
      some.map((each) => businessRow(each, ids)),
    ),
  );
  await inBatches(positions, (some) =>
    insert(
      database,
      'positions',
      some.map((each) => positionRow(each, ids)),
    ),
  );
  await database.query('analyze');
}

async function inBatches<T>(rows: T[], insertSome: (some: T[]) => Promise<void>) {
  for (let from = 0; from < rows.length; from += BATCH) await insertSome(rows.slice(from, from + BATCH));
}

async function insert(database: pg.Client, table: string, rows: Record<string, unknown>[]) {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  const sql = `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`;
  await database.query(sql, [JSON.stringify(rows)]);
}

const businessRow = (business: DemoBusiness, ids: Map<string, string>) => ({
  id: ids.get(business.organizationNumber),
  owner_id: randomUUID(),
  organization_number: business.organizationNumber,
  business_name: business.businessName,
  short_description: business.shortDescription,
  long_description: business.longDescription,
  brreg_data: {},
  is_active: true,
  max_active_positions: 50,
  approval_status: 'approved',
  created_at: new Date(),
  updated_at: new Date(),
});

const positionRow = (position: DemoPosition, ids: Map<string, string>) => ({
  id: position.id,
  business_id: ids.get(position.organizationNumber),
  title: position.title,
  profession: position.profession,
  description: position.description,
  requirements: position.requirements,
  position_type: position.positionType,
  engagement: position.engagement,
  experience: position.experience,
  work_languages: position.workLanguages,
  remote: position.remote,
  municipality: position.municipality,
  location: position.location,
  salary_currency: 'NOK',
  contact_name: position.contactInfo.name,
  contact_email: position.contactInfo.email,
  contact_position: position.contactInfo.position,
  application_method: 'email',
  email_notifications_enabled: true,
  expiry_date: NEVER,
  is_active: true,
  featured: position.featured,
  approval_status: 'approved',
  created_at: position.createdAt,
  updated_at: position.createdAt,
});
