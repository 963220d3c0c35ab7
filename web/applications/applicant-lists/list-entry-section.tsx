import { Button } from '@digdir/designsystemet-react';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import { genderNames } from '../../../contract/applications/applicant-list-words.ts';
import { api } from '../../platform/api.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { Tag } from '../../ui/tag.tsx';
import { MessageDialog } from '../message-dialog.tsx';
import { nameOf } from '../name-of.ts';
import type { SectionProps } from '../section-props.ts';
import styles from '../sections.module.css';
import { useTyped } from '../use-typed.ts';

const states = {
  asked: { label: 'Vil bli unntatt', color: 'warning' },
  granted: { label: 'Unntatt', color: 'neutral' },
  declined: { label: 'Ikke unntatt', color: 'neutral' },
} as const;

/** What the public list says of an applicant, and the answer to the wish to be left out of it. */
export function ListEntrySection({ application, onDone, onStale, onTyped }: SectionProps) {
  const { businessId } = useParams();
  const [asks, setAsks] = useState<'grant' | 'decline' | null>(null);
  const typed = useTyped('grant', 'decline');
  useEffect(() => onTyped(typed.isTyped), [onTyped, typed.isTyped]);
  const { id, version, listEntry, positionId } = application;
  if (!listEntry) return null;
  const { age, gender, occupation, municipality, exemption } = listEntry;
  const name = nameOf(application);
  const decide = (granted: boolean) => (message: string) =>
    api('PUT /applications/:id/exemption', { params: { id }, body: { granted, message, version } });
  const dialog = {
    onClose: () => setAsks(null),
    onDone: (message: string) => {
      setAsks(null);
      onDone(message);
    },
    onStale,
  };
  return (
    <section className={`${styles.section} ${styles.part}`} aria-labelledby="list-heading">
      <div className={styles.head}>
        <h3 id="list-heading">Offentlig søkerliste</h3>
        {exemption && <Tag color={states[exemption.state].color}>{states[exemption.state].label}</Tag>}
      </div>
      <FactList
        facts={[
          ['Alder', `${age} år`],
          ['Kjønn', genderNames[gender]],
          ['Yrke', occupation],
          ['Kommune', municipality],
          ['Vil bli unntatt', exemption && <span className={styles.written}>{exemption.reason}</span>],
          ['Begrunnelse', exemption?.answer && <span className={styles.written}>{exemption.answer}</span>],
        ]}
      />
      <div className="button-row">
        {exemption && exemption.state !== 'granted' && (
          <Button variant="secondary" data-size="sm" onClick={() => setAsks('grant')}>
            Unnta fra listen
          </Button>
        )}
        {exemption && exemption.state !== 'declined' && (
          <Button variant="secondary" data-size="sm" onClick={() => setAsks('decline')}>
            Ikke unnta
          </Button>
        )}
        <Link to={`/bedrift/${businessId}/stillinger/${positionId.id}/sokerliste`}>Se søkerlisten</Link>
      </div>
      <MessageDialog
        {...dialog}
        open={asks === 'grant'}
        title="Unnta fra den offentlige søkerlisten?"
        confirmLabel="Unnta søkeren"
        optional
        onTyped={typed.onTyped.grant}
        send={decide(true)}
      >
        <p>{name} får e-post med en gang.</p>
      </MessageDialog>
      <MessageDialog
        {...dialog}
        open={asks === 'decline'}
        title="Ikke unnta fra den offentlige søkerlisten?"
        confirmLabel="Ikke unnta søkeren"
        onTyped={typed.onTyped.decline}
        send={decide(false)}
      >
        <p>{name} får e-post med en gang, og kan trekke søknaden. Vent litt før du gir ut listen.</p>
      </MessageDialog>
    </section>
  );
}
