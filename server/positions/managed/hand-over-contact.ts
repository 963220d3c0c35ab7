import { sql } from 'kysely';
import { emailKeyOf, type KnownPerson } from '../../accounts/index.ts';
import { endResponsibility } from '../../applications/index.ts';
import { dayInOslo } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';

export interface HandOver {
  businessId: string;
  from: KnownPerson;
  to: KnownPerson;
  now: Date;
}

export interface HandedOver {
  title: string;
  /** Whether word of its applications comes by mail. */
  isNotified: boolean;
}

/** Who no longer has the business stands in none of its ads and takes care of no application. Answers those that people still read. */
export async function handOverContact(tx: Tx, { businessId, from, to, now }: HandOver): Promise<HandedOver[]> {
  await endResponsibility(tx, { businessId, userId: from.id, now });
  const handedOver = await tx
    .updateTable('positions')
    .set({
      contactName: `${to.firstName} ${to.lastName}`,
      contactEmail: to.email,
      // Nobody knows the title and number of the other one, and the form asks for some title.
      contactPosition: 'Kontaktperson',
      contactPhone: null,
      // Another address to which people are sent is for staff to see, as when somebody writes it.
      changedAfterApprovalAt: sql`case when approval_status = 'approved' and application_method = 'email'
        then ${now} else changed_after_approval_at end`,
      // A form that is open does not write the old contact over it. What waits for staff stays as it was sent in.
      contentChangedAt: sql`case when approval_status = 'approved' then ${now} else content_changed_at end`,
      updatedAt: now,
    })
    .where('businessId', '=', businessId)
    .where(({ eb, ref }) => eb(emailKeyOf(ref('contactEmail')), '=', from.emailKey))
    .returning(['title', 'expiryDate', 'applicationMethod', 'emailNotificationsEnabled'])
    .execute();
  return handedOver
    .filter(({ expiryDate }) => expiryDate > dayInOslo(now))
    .map(({ title, applicationMethod, emailNotificationsEnabled }) => ({
      title,
      isNotified: applicationMethod === 'form' && emailNotificationsEnabled,
    }));
}
