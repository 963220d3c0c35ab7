import { cautionsIn } from '../../contract/applications/message-cautions.ts';

/** What to be careful with in what an employer wrote, as parts of the mail that brings it. */
export const cautionParts = (message: string) =>
  cautionsIn(message).map(({ found, advice }) => ({ heading: `Vær varsom: «${found}»`, text: advice }));
