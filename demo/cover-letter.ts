import { letterDataSchema } from '../contract/cvs/cover-letter-fields.ts';
import { createLetter } from '../server/cvs/index.ts';
import type { Platform } from '../server/platform/platform.ts';

/** The job seeker's, of the same person as her CV. */
export const addDemoLetter = (platform: Platform, userId: string) =>
  createLetter(platform, userId, { letter: letterDataSchema.parse(letter) });

const letter = {
  title: 'Fagsykepleier, Havn legevakt',
  company: 'Havn legevakt',
  contactPerson: 'Kari Holm',
  positionTitle: 'fagsykepleier',
  place: 'Tromsø',
  greeting: 'Hei Kari Holm,',
  body: [
    'Takk for en hyggelig samtale på telefonen. Du fortalte at legevakta trenger en som kan ta fagansvar når mye skjer samtidig. Det er den delen av jobben jeg liker best.',
    'Siden 2021 har jeg hatt fagansvar for en sengepost med 24 plasser. Der innførte jeg felles tavlemøter, som kortet liggetiden med en halv dag, og jeg veileder fire nyutdannede sykepleiere i året. Før det var jeg fire år i hjemmetjenesten og lærte å vurdere pasienter alene, med det jeg hadde i sekken.',
    'Dette kan dere regne med fra meg:\n- ro og tydelige beskjeder når det haster\n- trygg legemiddelhåndtering, som jeg leder gruppen for i dag\n- kolleger som blir spurt, og som får svar',
    'Jeg bor ti minutter fra dere og kan begynne tre måneder etter at vi er blitt enige. Ring eller skriv gjerne når det passer, så forteller jeg mer.',
  ].join('\n\n'),
  sender: {
    firstName: 'Sigrid',
    lastName: 'Søker',
    email: 'soker@demo.example',
    phone: '00 12 34 56',
    address: 'Strandgata 4, 9008 Tromsø',
  },
};
