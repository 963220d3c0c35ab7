import { called, greetingOf, type Person, toPerson } from '../../platform/mail/addressee.ts';
import type { Mail } from '../../platform/mail/mail.ts';

export const keyMade = (owner: Person, name: string, business: { id: string; businessName: string }): Mail => ({
  to: toPerson(owner),
  subject: `Ny nøkkel til ${called(business.businessName, 'bedriften din')}`,
  preview: 'Et eget system kan nå legge ut stillinger for bedriften.',
  heading: 'En ny nøkkel er laget',
  paragraphs: [
    `${greetingOf(owner)} Du har laget ${called(`nøkkelen «${name}»`, 'en nøkkel')} til ${called(business.businessName, 'bedriften')}. Den som har nøkkelen, kan legge ut, endre og ta ned stillinger for bedriften, og ikke noe annet.`,
    'Var det ikke deg? Da har noen andre vært inne på kontoen din. Avslutt nøkkelen og bytt passord.',
  ],
  button: { label: 'Se nøklene', path: `/rediger-bedrift/${business.id}#eget-system` },
});
