import { mailedAnswers } from '../../../contract/applications/mailed-answers.ts';
import { route } from '../../platform/http/route.ts';
import { answerFromMail, undoFromMail } from './answer-from-mail.ts';
import { openLink, readMailed, showMailed } from './read-mailed.ts';

export const mailedAnswerRoutes = [
  route(mailedAnswers.read, async ({ body }, platform) => {
    const { db, clock } = platform;
    const mailed = await readMailed(db, await openLink(platform, db, body.token));
    return { application: await showMailed(db, mailed, clock.now()) };
  }),

  route(mailedAnswers.answer, async ({ body }, platform) => ({ application: await answerFromMail(platform, body) })),

  route(mailedAnswers.undo, async ({ body }, platform) => ({ application: await undoFromMail(platform, body) })),
];
