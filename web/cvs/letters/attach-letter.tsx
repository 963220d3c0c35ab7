import { Link, useLocation } from 'react-router';
import { AttachDocument } from '../attach-document.tsx';
import { type LetterAbout, letterCalls, nameOf, printLetter } from './letter-calls.ts';

interface Props {
  /** What it is attached to. */
  to: string;
  /** The position that one applies for. */
  about: LetterAbout;
  disabled: boolean;
  onAttach: (file: File) => void;
}

export function AttachLetter({ about, ...props }: Props) {
  const { pathname } = useLocation();
  const write = (label: string) => (
    <Link to="/profil?tab=cv" state={{ cameFrom: pathname, letter: about }}>
      {label}
    </Link>
  );
  return (
    <AttachDocument
      {...props}
      words={words}
      read={letterCalls.list}
      nameOf={nameOf}
      print={printLetter}
      none={
        <p>
          Du har ikke skrevet noe søknadsbrev her ennå. {write('Skriv et søknadsbrev')}, så ligger søknaden klar når du
          kommer tilbake.
        </p>
      }
    >
      {() => (
        <p className="quiet">
          Brevet legges ved som PDF, slik du lagret det sist. Endrer du det senere, får ikke bedriften se det. Passer
          ingen av dem? {write('Skriv et nytt')}.
        </p>
      )}
    </AttachDocument>
  );
}

const words = {
  open: 'Bruk et søknadsbrev du har laget her',
  heading: 'Legg ved et søknadsbrev',
  label: 'Søknadsbrev',
  loading: 'Laster søknadsbrevene dine …',
  failed: letterCalls.failed.load,
};
