import { references } from '../../../contract/applications/references.ts';
import { route } from '../../platform/http/route.ts';
import { answerAsked, checkAsked, refuseAsked } from './answer.ts';
import { askForReferences, takeRequestBack } from './ask.ts';
import { declineReferences } from './decline.ts';
import { nameReferees, removeReferee } from './name-referees.ts';
import { readHandledReferences } from './read-references.ts';

export const referenceRoutes = [
  route(references.read, async ({ params, viewer }, platform) => ({
    references: await readHandledReferences(platform, viewer, params.id),
  })),

  route(references.ask, async ({ params, body, viewer, idempotencyKey: key }, platform) => {
    const { wanted, questions, message } = body;
    await askForReferences(platform, viewer, params.id, { wanted, questions, message, key });
    return { message: 'Søkeren er bedt om referanser.' };
  }),

  route(references.takeBack, async ({ params, viewer }, platform) => {
    await takeRequestBack(platform, viewer, params.id);
    return { message: 'Forespørselen er trukket tilbake.' };
  }),

  route(references.name, async ({ params, body: { referees }, viewer, idempotencyKey: key }, platform) => {
    await nameReferees(platform, viewer.userId, params.id, { referees, key });
    const who = referees.length === 1 ? 'Personen' : 'Personene';
    return { message: `${who} har fått e-post med spørsmålene.` };
  }),

  route(references.removeReferee, async ({ params, viewer }, platform) => {
    await removeReferee(platform, viewer.userId, params.id, params.refereeId);
    return { message: 'Referansen er tatt tilbake. Lenken i e-posten virker ikke lenger.' };
  }),

  route(references.decline, async ({ params, body, viewer }, platform) => {
    await declineReferences(platform, viewer.userId, params.id, body.reply);
    return { message: 'Arbeidsgiveren har fått vite at du ikke vil oppgi referanser.' };
  }),

  route(references.check, async ({ body }, platform) => ({ asked: await checkAsked(platform, body.token) })),

  route(references.answer, async ({ body }, platform) => {
    await answerAsked(platform, body);
    return { message: 'Referansen er sendt.' };
  }),

  route(references.refuse, async ({ body }, platform) => {
    await refuseAsked(platform, body);
    return { message: 'Vi har sagt fra. Du trenger ikke å gjøre noe mer.' };
  }),
];
