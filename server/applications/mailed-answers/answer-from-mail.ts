import type { mailedAnswers } from '../../../contract/applications/mailed-answers.ts';
import type { Received } from '../../../contract/endpoint.ts';
import { Failure } from '../../../contract/errors.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { changedMeanwhile } from '../refusals.ts';
import { changeAlike, checkAnswer, hasNewReasons } from '../set-status.ts';
import { undoUntil } from '../show-application.ts';
import { undoAlike } from '../undo-status.ts';
import { isOwnAnswer, type Mailed, openLink, readMailed, showMailed } from './read-mailed.ts';

type Answer = Received<typeof mailedAnswers.answer>['body'];

/** One answer to an application that has none. Sent twice it is one; what was taken back is not repeated by what is sent again. */
export const answerFromMail = (platform: Platform, { token, version, ...answer }: Answer) =>
  change(platform, token, async (tx, row, now) => {
    checkAnswer(answer);
    if (isSame(row, answer) && (await isOwnAnswer(tx, row))) return;
    if (row.status !== 'pending')
      throw new Failure('conflict', 'Søknaden er besvart i mellomtiden, så svaret ditt er ikke sendt.');
    if (row.version !== version) changedMeanwhile();
    await changeAlike(tx, by(row), [row], answer, now);
  });

const isSame = (row: Mailed, { status, message, refusalReasons = [] }: Omit<Answer, 'token' | 'version'>) =>
  row.status === status && row.message === (message ?? null) && !hasNewReasons(row, { status, refusalReasons });

type Undo = Received<typeof mailedAnswers.undo>['body'];

/** Only what was given by the same link. Twice does no harm. */
export const undoFromMail = (platform: Platform, { token, version }: Undo) =>
  change(platform, token, async (tx, row, now) => {
    if (row.status === 'pending' && row.version === version + 1) return;
    if (row.version !== version || !(await isOwnAnswer(tx, row))) changedMeanwhile();
    if (!undoUntil(row, now))
      throw new Failure('conflict', 'Det er for sent å angre. Logg inn for å sette en annen status i innboksen.');
    await undoAlike(tx, by(row), [row], now);
  });

const by = ({ contactEmail }: Mailed) => ({ userId: null, byMail: contactEmail });

/** What is decided about it is what stands there while nobody else can change it. */
async function change(platform: Platform, token: string, act: (tx: Tx, row: Mailed, now: Date) => Promise<unknown>) {
  return await platform.db.transaction().execute(async (tx) => {
    const link = await openLink(platform, tx, token);
    await tx.selectFrom('applications').select('id').where('id', '=', link.applicationId).forUpdate().execute();
    const now = platform.clock.now();
    await act(tx, await readMailed(tx, link), now);
    return await showMailed(tx, await readMailed(tx, link), now);
  });
}
