import type { z } from 'zod';
import type { registerBusinessSchema } from '../../contract/businesses/business-fields.ts';
import { Failure } from '../../contract/errors.ts';
import { readCertainPerson } from '../accounts/index.ts';
import { type Db, isDuplicate, type Tx } from '../platform/database/database.ts';
import { failureAt } from '../platform/http/field-errors.ts';
import type { UploadedFile } from '../platform/http/route.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import type { Platform } from '../platform/platform.ts';
import { holdLimit, limitText, readLimit } from './limit.ts';
import { dropLogoOnFailure, saveLogo } from './logo.ts';
import { businessReceived } from './mails.ts';
import { recordBusinessEvent } from './record-event.ts';
import { type Lookup, lookUpOnce } from './register/look-up.ts';
import { registerReading } from './register/refresh.ts';
import { refusalOf } from './register/tell-lookup.ts';
import { placeOfBusiness } from './register-address.ts';

type Registration = z.output<typeof registerBusinessSchema>;

const taken =
  'Bedriften er allerede registrert på Jobbfjord. Be den som registrerte den, om å dele den med deg, eller kontakt oss.';

/** Makes a pending business of a number that the register knows, or will be asked about when it answers again. */
export async function registerBusiness(
  platform: Platform,
  userId: string,
  given: Registration,
  logo: UploadedFile | undefined,
) {
  // Cheap reasons first: nobody stores logos or asks the register in vain.
  refuseAtLimit(await readLimit(platform.db, userId));
  const lookup = await checkNumber(platform, given.organizationNumber);
  const logoPath = logo ? await saveLogo(platform, logo) : null;
  try {
    return await dropLogoOnFailure(platform, logoPath, (tx) =>
      insert(tx, platform, userId, { ...given, logoPath, lookup }),
    );
  } catch (error) {
    if (isDuplicate(error, 'businesses_organization_number')) throw alreadyRegistered();
    throw error;
  }
}

/** The register's answer about a number that may be registered; throws when it may not. */
export async function checkNumber(platform: Platform, organizationNumber: string): Promise<Lookup> {
  if (await isTaken(platform.db, organizationNumber)) throw alreadyRegistered();
  const lookup = await lookUpOnce(platform, organizationNumber);
  const refusal = refusalOf(lookup);
  if (refusal) throw ofNumber('invalid', refusal);
  return lookup;
}

const isTaken = (db: Db, organizationNumber: string) =>
  db
    .selectFrom('businesses')
    .select('id')
    .where('organizationNumber', '=', organizationNumber)
    .where('approvalStatus', '<>', 'rejected')
    .executeTakeFirst();

const ofNumber = (kind: 'invalid' | 'conflict', msg: string) => failureAt(kind, 'organizationNumber', msg);
const alreadyRegistered = () => ofNumber('conflict', taken);

async function insert(
  tx: Tx,
  { clock }: Platform,
  userId: string,
  { lookup, ...given }: Registration & { logoPath: string | null; lookup: Lookup },
) {
  refuseAtLimit(await holdLimit(tx, userId));
  const now = clock.now();
  const unit = lookup.outcome === 'found' ? lookup.unit : undefined;
  const business = await tx
    .insertInto('businesses')
    .values({
      ...given,
      ownerId: userId,
      brregData: JSON.stringify(unit ?? {}),
      brregFetchedAt: unit ? now : null,
      ...(unit && placeOfBusiness(unit)),
      createdAt: now,
      updatedAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordBusinessEvent(tx, { businessId: business.id, kind: 'registered', actorId: userId, now });
  // Asked again, with growing pauses, until the register answers.
  if (!unit) await enqueue(tx, registerReading, { businessId: business.id });
  await sendMail(tx, businessReceived(await readCertainPerson(tx, userId), business.businessName));
  return business.id;
}

function refuseAtLimit({ canRegister, maxBusinesses }: Awaited<ReturnType<typeof readLimit>>) {
  if (!canRegister) throw new Failure('forbidden', limitText(maxBusinesses));
}
