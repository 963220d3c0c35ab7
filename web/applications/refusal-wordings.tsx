import { policy } from '../../contract/policy.ts';
import { type WordingField, WordingFold } from '../ui/saved-wordings.tsx';

const wordings = ['Du er velkommen til å søke hos oss igjen.', 'Vi ønsker deg lykke til videre.'].map((wording) => ({
  id: wording,
  wording,
}));

/** What does not say why, and does whoever is refused good. */
export const RefusalWordings = (field: WordingField) => (
  <WordingFold
    {...field}
    summary="Forslag til avslutning"
    wordings={wordings}
    mostCharacters={policy.applicationHandling.messageLength}
  />
);
