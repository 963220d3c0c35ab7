import { useState } from 'react';
import { useLocation } from 'react-router';
import { BackLink } from '../ui/back-link.tsx';
import { CvBuilder } from './cv-builder.tsx';
import type { Person } from './cv-calls.ts';
import styles from './cvs.module.css';

interface Props {
  person: Person;
  /** Nothing can be saved before somebody logs in again. */
  onLoggedOut: () => void;
}

/** What one writes here to apply with. What is opened of it is shown alone. */
export default function Documents(props: Props) {
  const { state } = useLocation();
  // Steps of this tab have a state of their own.
  const [application] = useState((state as { cameFrom?: string } | null)?.cameFrom);
  return (
    <div className={styles.documents}>
      {application && <BackLink to={application}>Tilbake til søknaden</BackLink>}
      <CvBuilder {...props} />
    </div>
  );
}
