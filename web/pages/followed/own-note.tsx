import { Button } from '@digdir/designsystemet-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { policy } from '../../../contract/policy.ts';
import type { FollowedPosition } from '../../followed/lists.ts';
import { notePosition } from '../../followed/note-position.ts';
import { Banner } from '../../ui/banner.tsx';
import { CountedText } from '../../ui/counted-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextWithLinks } from '../../ui/text-with-links.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { useLeaveWarning } from '../../ui/use-leave-warning.ts';
import styles from './own-note.module.css';

/** What one writes for oneself of an ad that one follows. */
export function OwnNote({ position }: { position: FollowedPosition }) {
  const { id, title, note = '' } = position;
  const [typed, setTyped] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const isOpen = typed !== null;
  const opener = useFocusBack(isOpen);
  const field = `note-${id}`;
  useEffect(() => {
    if (isOpen) document.getElementById(field)?.focus();
  }, [isOpen, field]);
  const isChanged = isOpen && typed !== note;
  useLeaveWarning(isChanged);
  const keep = () => notePosition(position, (typed ?? '').trim());
  // Whoever goes on without pressing anything has not thrown it away.
  const onLeave = useRef<(() => Promise<boolean>) | null>(null);
  onLeave.current = isChanged ? keep : null;
  useEffect(() => () => void onLeave.current?.(), []);
  const close = () => {
    setTyped(null);
    setFailed(false);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (await keep()) close();
    else setFailed(true);
  };
  if (!isOpen)
    return (
      <div className={`above-cover ${styles.note}`}>
        {note && (
          <p className={styles.words}>
            <strong>Notat:</strong> <TextWithLinks text={note} />
          </p>
        )}
        <Button
          ref={opener}
          variant="tertiary"
          data-size="sm"
          aria-label={`${note ? 'Endre notatet' : 'Skriv et notat'} om ${title}`}
          onClick={() => setTyped(note)}
        >
          <Icon name="pencil" />
          {note ? 'Endre notatet' : 'Skriv et notat'}
        </Button>
      </div>
    );
  return (
    <form className={`above-cover ${styles.note}`} onSubmit={save}>
      <CountedText
        id={field}
        label={`Notat om ${title}`}
        description="Bare du ser det."
        value={typed}
        maxLength={policy.lengths.ownNote}
        rows={3}
        error={undefined}
        optional
        onChange={setTyped}
      />
      <Banner>{failed && 'Notatet ble ikke lagret. Prøv igjen.'}</Banner>
      <div className="button-row">
        <Button type="submit" data-size="sm">
          Lagre notatet
        </Button>
        <Button type="button" variant="tertiary" data-size="sm" onClick={close}>
          Avbryt
        </Button>
      </div>
    </form>
  );
}
