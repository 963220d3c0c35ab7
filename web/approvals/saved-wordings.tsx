import { Button } from '@digdir/designsystemet-react';
import { useEffect, useRef, useState } from 'react';
import type { approvals } from '../../contract/approvals.ts';
import type { Reply } from '../../contract/endpoint.ts';
import { api } from '../platform/api.ts';
import { Banner } from '../ui/banner.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './approvals.module.css';
import type { Subject } from './use-approvals.ts';

type Wording = Reply<typeof approvals.wordings>['wordings'][number];

interface Props {
  subject: Subject;
  typed: string;
  onUse: (wording: string) => void;
}

/** What one writes again and again: chosen, saved from what was typed, and deleted. Without them one still can type. */
export function SavedWordings({ subject, typed, onUse }: Props) {
  const [wordings, setWordings] = useState<Wording[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [asked, setAsked] = useState<Wording | null>(null);
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    api('GET /admin/approvals/wordings').then(
      ({ wordings: all }) => setWordings(all),
      () => {},
    );
  }, []);

  const own = wordings.filter((wording) => wording.subject === subject);
  const attempt = (what: () => Promise<void>) => {
    setProblem(null);
    what().catch((error: Error) => setProblem(error.message));
  };
  const save = async () => {
    const body = { subject, wording: typed.trim() };
    const { wording } = await api('POST /admin/approvals/wordings', { body });
    setWordings((before) => [...before.filter(({ id }) => id !== wording.id), wording]);
    // The button that was pressed goes, as there is nothing more to save.
    group.current?.focus();
  };
  const forget = async (id: string) => {
    setAsked(null);
    await api('DELETE /admin/approvals/wordings/:id', { params: { id } });
    setWordings((before) => before.filter((each) => each.id !== id));
    // The button that was pressed goes with its wording.
    group.current?.focus();
  };
  const isNew = typed.trim() !== '' && own.every(({ wording }) => wording !== typed.trim());
  return (
    <fieldset ref={group} tabIndex={-1} className={styles.wordings}>
      <legend>Lagrede formuleringer</legend>
      <Banner>{problem}</Banner>
      <ul>
        {own.map((each) => (
          <li key={each.id}>
            <button type="button" className={styles.wording} onClick={() => onUse(each.wording)}>
              {each.wording}
            </button>
            <Button
              type="button"
              icon
              variant="tertiary"
              data-color="neutral"
              data-size="sm"
              aria-label={`Slett formuleringen: ${each.wording}`}
              onClick={() => setAsked(each)}
            >
              <Icon name="trash" />
            </Button>
          </li>
        ))}
      </ul>
      {isNew && (
        <Button type="button" variant="tertiary" data-size="sm" onClick={() => attempt(save)}>
          <Icon name="plus" />
          Lagre det jeg skrev som formulering
        </Button>
      )}
      <ConfirmDialog
        open={asked !== null}
        title="Slette formuleringen?"
        confirmLabel="Slett formuleringen"
        onConfirm={() => asked && attempt(() => forget(asked.id))}
        onCancel={() => setAsked(null)}
      >
        <p>Alle ansatte deler formuleringene. Dette kan ikke angres.</p>
      </ConfirmDialog>
    </fieldset>
  );
}
