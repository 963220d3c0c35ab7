import { policy } from '../../contract/policy.ts';
import { type WordingField, WordingFold } from '../ui/saved-wordings.tsx';

/** Whoever hears why is not left to wonder. Nothing here is about who somebody is, only about what the job takes. */
const reasons = [
  'Andre søkere hadde mer av den erfaringen jobben krever.',
  'Jobben krever en utdanning eller autorisasjon som vi ikke finner i søknaden din.',
  'Vi fikk mange gode søknader, og en annen passet litt bedre denne gangen.',
  'Jobben krever mer av språket enn søknaden din viser.',
  'Vi trenger noen som kan begynne på et annet tidspunkt enn det du oppgir.',
  'Vi manglet svar på noe av det vi spurte om i søknaden.',
  'Stillingen blir ikke besatt likevel. Det har ikke noe med søknaden din å gjøre.',
  'Du er velkommen til å søke hos oss igjen.',
].map((wording) => ({ id: wording, wording }));

export const RefusalReasons = (field: WordingField) => (
  <WordingFold
    {...field}
    summary="Forslag til begrunnelse"
    wordings={reasons}
    mostCharacters={policy.applicationHandling.messageLength}
  />
);
