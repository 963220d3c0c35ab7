import { sql } from 'kysely';
import { policy } from '../../contract/policy.ts';
import { before } from '../platform/database/before.ts';
import { type Job, job, scheduledJob } from '../platform/jobs/job.ts';
import { carryOn } from './carry-on.ts';
import { closeForgotten } from './close-forgotten.ts';
import { sendSlice } from './send-slice.ts';
import { newsletterSending } from './start-sending.ts';

/** Short enough for a stop of the server to wait for it. */
const SLICE_MS = 5000;
/** A long list at once would take longer than a statement may. */
const ROWS_AT_ONCE = 50_000;

export const sendNewsletter: Job = {
  ...job(newsletterSending, ({ newsletterId }, platform) => sendSlice(platform, newsletterId, SLICE_MS)),
  mayHang: true,
};

/** Begins what was scheduled, and goes on where a process died. */
export const carryOnNewsletters = scheduledJob('carry-on-newsletters', '* * * * *', carryOn);

/** Who got an old newsletter is nobody's business any more; the totals stand in the newsletter. */
export const deleteOldRecipients = scheduledJob(
  'delete-old-newsletter-recipients',
  '35 2 * * *',
  async ({ db, clock }) => {
    const earliest = before(clock.now(), { months: policy.retention.logMonths });
    await closeForgotten(db, earliest);
    for (let deleted = ROWS_AT_ONCE; deleted === ROWS_AT_ONCE; ) {
      const { numAffectedRows } = await sql`delete from newsletter_recipients where ctid = any(array(
        select newsletter_recipients.ctid from newsletter_recipients join newsletters on newsletters.id = newsletter_id
        where newsletters.state = 'sent'
          and sent_at < ${earliest}
        limit ${ROWS_AT_ONCE}))`.execute(db);
      deleted = Number(numAffectedRows);
    }
  },
);
