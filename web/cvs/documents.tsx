import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { BackLink } from '../ui/back-link.tsx';
import { CvBuilder } from './cv-builder.tsx';
import type { Person } from './cv-calls.ts';
import styles from './cvs.module.css';
import { LetterBuilder } from './letters/letter-builder.tsx';
import type { LetterAbout } from './letters/letter-calls.ts';

interface Props {
  person: Person;
}

/** Where one came from, and a position to write about. */
interface Came {
  cameFrom?: string;
  letter?: LetterAbout;
  /** That letter was opened. */
  hasBegun?: boolean;
}

/** What one writes here to apply with. What is opened of it is shown alone. */
export default function Documents(props: Props) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const came: Came = state ?? {};
  const [from] = useState(came);
  const isToBegin = came.letter !== undefined && !came.hasBegun;
  // Begun once: loading the page again, or coming back to it, begins no further letter.
  useEffect(() => {
    if (!isToBegin) return;
    // The step that was opened meanwhile stays.
    navigate(`${pathname}${search}`, { replace: true, state: { ...state, hasBegun: true }, preventScrollReset: true });
  }, [isToBegin, pathname, search, state, navigate]);
  const back = from.cameFrom && <BackLink to={from.cameFrom}>Tilbake til søknaden</BackLink>;
  return (
    <div className={styles.documents}>
      {!from.letter && back}
      <CvBuilder {...props} />
      <LetterBuilder {...props} about={from.letter} begins={isToBegin} back={from.letter && back} />
    </div>
  );
}
