import { Button } from '@digdir/designsystemet-react';
import { type Letter, letterLimits } from '../../../contract/cvs/cover-letter-fields.ts';
import { formatCount } from '../../platform/format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { DocumentList } from '../document-list.tsx';
import { LetterCard } from './letter-card.tsx';

interface Props {
  /** `null` while they load. */
  letters: Letter[] | null;
  /** Of which letters there is a draft that was not saved; `null` for a new one. */
  drafts: (string | null)[];
  onCreate: () => void;
  onEdit: (letter: Letter) => void;
  onDuplicate: (letter: Letter) => Promise<void>;
  onVersions: (letter: Letter) => void;
  onRemove: (letter: Letter) => void;
  onProblem: (problem: string) => void;
}

export function LetterList({ letters, drafts, onCreate, onRemove, ...does }: Props) {
  return (
    <DocumentList
      words={words}
      documents={letters}
      hasBegun={drafts.includes(null)}
      tools={
        <Button variant="secondary" onClick={onCreate}>
          Nytt søknadsbrev
        </Button>
      }
      empty={
        <EmptyState title="Ingen søknadsbrev enda">
          <p>Skriv et brev med samme utseende som CV-en, last det ned som PDF eller legg det ved en søknad.</p>
        </EmptyState>
      }
      onRemove={onRemove}
    >
      {(letter, ask) => (
        <LetterCard key={letter.id} letter={letter} hasDraft={drafts.includes(letter.id)} onRemove={ask} {...does} />
      )}
    </DocumentList>
  );
}

const youHave = (count: number) => `Du har ${formatCount(count, 'søknadsbrev', 'søknadsbrev')}.`;
const words = {
  heading: 'Søknadsbrev',
  loading: 'Laster søknadsbrev …',
  begun: 'Du har et utkast som ikke er lagret. «Nytt søknadsbrev» tar det fram.',
  most: letterLimits.letters,
  full: `Du har ${letterLimits.letters} søknadsbrev, og det er ikke plass til flere. Slett et før du skriver et nytt.`,
  came: (count: number) => `Søknadsbrevet er kopiert. ${youHave(count)}`,
  went: (count: number) => `Søknadsbrevet er slettet. ${youHave(count)}`,
  ask: {
    title: 'Slette søknadsbrevet?',
    confirm: 'Slett søknadsbrevet',
    sure: 'Er du sikker på at du vil slette dette søknadsbrevet?',
  },
};
