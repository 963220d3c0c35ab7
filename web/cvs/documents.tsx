import { useState } from 'react';
import { useLocation } from 'react-router';
import { BackLink } from '../ui/back-link.tsx';
import { CvBuilder } from './cv-builder.tsx';
import type { Person } from './cv-calls.ts';
import styles from './cvs.module.css';
import { LetterBuilder } from './letters/letter-builder.tsx';
import type { LetterAbout } from './letters/letter-calls.ts';

interface Props {
  person: Person;
  /** Nothing can be saved before somebody logs in again. */
  onLoggedOut: () => void;
}

/** What one writes here to apply with. What is opened of it is shown alone. */
export default function Documents(props: Props) {
  const { state } = useLocation();
  // Steps of this tab have a state of their own.
  const [from] = useState((state as { cameFrom?: string; letter?: LetterAbout } | null) ?? {});
  const back = from.cameFrom && <BackLink to={from.cameFrom}>Tilbake til søknaden</BackLink>;
  return (
    <div className={styles.documents}>
      {!from.letter && back}
      <CvBuilder {...props} />
      <LetterBuilder {...props} about={from.letter} back={from.letter && back} />
    </div>
  );
}
