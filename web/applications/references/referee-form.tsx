import { Button } from '@digdir/designsystemet-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { CallError } from '../../../contract/call.ts';
import { useAttemptKey } from '../../platform/use-attempt-key.ts';
import { Banner } from '../../ui/banner.tsx';
import { focusLater } from '../../ui/focus-later.ts';
import { Icon } from '../../ui/icon.tsx';
import { useSentForm } from '../../ui/use-sent-form.ts';
import { RefereeFields } from './referee-fields.tsx';
import { nameReferees, type RefereeValues } from './reference-calls.ts';
import styles from './references.module.css';

interface Props {
  id: string;
  /** How many can be named now. */
  most: number;
  settle: (call: Promise<{ message: string }>) => Promise<boolean>;
  onTyped: (isTyped: boolean) => void;
  /** They have got their mails. */
  onDone: () => void;
}

const nobody: RefereeValues = { name: '', relation: '', workplace: '', email: '', isAgreed: false };

/** What is typed stays until it was sent, which sends mail to each of them. */
export function RefereeForm({ id, most, settle, onTyped, onDone }: Props) {
  const [referees, setReferees] = useState([nobody]);
  const { form, banner, errors, forget, errorOf, clearError, isSending, send } = useSentForm(['referees']);
  const attempt = useAttemptKey();
  const isTyped = !isSending && referees.some((each) => each !== nobody);
  useEffect(() => {
    onTyped(isTyped);
    return () => onTyped(false);
  }, [onTyped, isTyped]);
  const count = referees.length;
  const before = useRef(0);
  // Where one goes on: the button that was pressed is gone, or far below.
  useEffect(() => {
    const index = Math.max(0, count > before.current ? count - 1 : before.current - 2);
    before.current = count;
    focusLater(() => document.getElementById(`referee-${index}-name`));
  }, [count]);

  const nameThem = async () => {
    const done = await nameReferees(id, referees, attempt.keyFor(referees));
    attempt.forget();
    await settle(Promise.resolve(done));
    onDone();
  };
  const refused = (error: CallError) => {
    if (error.status !== 409) return;
    // It is not as it was read: said, and read anew, above.
    forget();
    return settle(Promise.reject(error));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(nameThem, refused);
  };
  return (
    <form ref={form} className={styles.fields} onSubmit={submit} noValidate>
      {referees.map((referee, index) => (
        <RefereeFields
          // They have nothing but their place to tell them apart.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          index={index}
          isOnly={count === 1}
          referee={referee}
          errorOf={(name) => errorOf(`referees.${index}.${name}`)}
          onChange={(part) => {
            setReferees(referees.with(index, { ...referee, ...part }));
            for (const name of Object.keys(part)) clearError(`referees.${index}.${name}`);
          }}
          onRemove={() => {
            setReferees(referees.toSpliced(index, 1));
            for (const { path } of errors) clearError(path);
          }}
        />
      ))}
      <Banner>{banner}</Banner>
      <div className="button-row">
        <Button type="submit" aria-disabled={isSending} data-send>
          {isSending ? 'Sender …' : 'Send dem spørsmålene'}
        </Button>
        {count < most && (
          <Button type="button" variant="tertiary" onClick={() => setReferees([...referees, nobody])}>
            <Icon name="plus" />
            Legg til en til
          </Button>
        )}
      </div>
    </form>
  );
}
