import { Button, Tabs } from '@digdir/designsystemet-react';
import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FieldError } from '../../contract/errors.ts';
import { keptInTab } from '../platform/kept-in-tab.ts';
import { Banner } from '../ui/banner.tsx';
import { Notice } from '../ui/notice.tsx';
import { StartOver } from '../ui/start-over.tsx';
import { UnsavedGuard } from '../ui/unsaved-guard.tsx';
import { useFocusKept } from '../ui/use-focus-kept.ts';
import { useRefusedForm } from '../ui/use-refused-form.ts';
import styles from './form-builder.module.css';
import { FormContent } from './form-content.tsx';
import { checkDraft, completed, type FormDraft } from './form-draft.ts';
import { FormPreview } from './form-preview.tsx';
import { StarterChoice } from './starter-choice.tsx';

const written = keptInTab<FormDraft>('applicationFormDraft');

interface Props {
  /** Which form it is, as it was read, and who writes: what they wrote is kept under it over a reload of the page. */
  about: string;
  initial: FormDraft;
  /** An existing form is changed: its switch is shown, the proposals are not. */
  isExisting: boolean;
  /** Beside the title, such as whose it is. */
  aside?: ReactNode;
  /** What stopped the last attempt to save, with what to do about it. */
  problem: ReactNode;
  /** Resolves to whether it was saved. */
  onSave: (draft: FormDraft) => Promise<boolean>;
  onDone: () => void;
  onCancel: () => void;
}

/** Title, questions, and how the applicant sees them. */
export function FormBuilder({ about: first, initial, isExisting, aside, problem, onSave, onDone, onCancel }: Props) {
  // Whoever logs in meanwhile in another tab is given nothing of it.
  const [about] = useState(first);
  const [kept, setKept] = useState(() => written.read(about));
  const [draft, setDraft] = useState(kept ?? initial);
  const [opened, setOpened] = useState<string | null>(isExisting ? null : (initial.questions[0]?.id ?? null));
  const [tab, setTab] = useState('edit');
  /** What the last attempt was refused for: what is added since is not complained about while it is being written. */
  const [refused, setRefused] = useState<string[]>([]);
  const [phase, setPhase] = useState<'editing' | 'saving' | 'saved'>('editing');
  const [isLeaving, setLeaving] = useState(false);
  const { form, refuse } = useRefusedForm(phase === 'saving');
  const send = useRef<HTMLButtonElement>(null);
  useFocusKept(phase === 'saving' ? 1 : 0, send);
  const isChanged = draft !== initial;
  const errors = refused.length > 0 ? checkDraft(draft).filter((error) => refused.includes(placeOf(error, draft))) : [];
  const errorOf = (path: string) => errors.find((error) => error.path === path)?.msg;

  useEffect(() => {
    if (isChanged && phase !== 'saved') written.write(about, draft);
    else written.forget();
  }, [about, draft, isChanged, phase]);
  // Whoever leaves it for another page of ours was asked: with the form goes what is kept of it, before one can come back.
  useLayoutEffect(() => written.forget, []);
  // The guard hears of it before the page is left.
  useEffect(() => {
    if (phase === 'saved') onDone();
  }, [phase, onDone]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (phase !== 'editing') return;
    const wrong = checkDraft(draft);
    const [first] = wrong;
    setRefused(wrong.map((error) => placeOf(error, draft)));
    if (first) {
      setTab('edit');
      const question = draft.questions[Number(first.path.split('.')[1])];
      if (question) setOpened(question.id);
      return refuse();
    }
    setPhase('saving');
    const isSaved = await onSave(draft);
    setPhase(isSaved ? 'saved' : 'editing');
    if (!isSaved) refuse();
  };
  const focusTitle = () => form.current?.querySelector<HTMLElement>('#title')?.focus();
  const startOver = () => {
    setKept(null);
    setDraft(initial);
    // The question stands over it until then.
    requestAnimationFrame(focusTitle);
  };
  const begin = (starter: FormDraft) => {
    setDraft(starter);
    setOpened(null);
    requestAnimationFrame(focusTitle);
  };

  return (
    <form ref={form} className={styles.builder} onSubmit={submit} noValidate>
      <Banner>{errors.length > 0 && <Complaints messages={errors.map(({ msg }) => msg)} />}</Banner>
      <Banner>{errors.length === 0 && problem}</Banner>
      {kept && (
        <Notice color="info" title="Vi har hentet fram det du skrev">
          <p>Det er ikke lagret ennå.</p>
          <div>
            <StartOver
              variant="secondary"
              data-size="sm"
              isChange={isExisting}
              what="Det du har skrevet,"
              onStartOver={startOver}
            />
          </div>
        </Notice>
      )}
      <Tabs value={tab} onChange={setTab}>
        <Tabs.List aria-label="Deler av malen">
          <Tabs.Tab value="edit">Spørsmål</Tabs.Tab>
          <Tabs.Tab value="preview">Forhåndsvisning</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="edit">
          {/* What would be typed now is not in what is being saved. */}
          <div className={styles.panel} inert={phase !== 'editing'}>
            {!isExisting && !isChanged && <StarterChoice onChoose={begin} />}
            {aside}
            <FormContent
              draft={draft}
              isExisting={isExisting}
              opened={opened}
              onOpen={setOpened}
              errorOf={errorOf}
              onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
            />
          </div>
        </Tabs.Panel>
        <Tabs.Panel value="preview">
          {tab === 'preview' && <FormPreview {...draft} questions={draft.questions.map(completed)} />}
        </Tabs.Panel>
      </Tabs>
      <div className={`${styles.buttons} no-print`}>
        <Button ref={send} type="submit" aria-disabled={phase !== 'editing'}>
          {phase === 'editing' ? 'Lagre søknadsmal' : 'Lagrer …'}
        </Button>
        <Button
          type="button"
          variant="tertiary"
          disabled={phase !== 'editing'}
          onClick={() => (isChanged ? setLeaving(true) : onCancel())}
        >
          Avbryt
        </Button>
      </div>
      <UnsavedGuard
        what="søknadsmalen"
        isChanged={isChanged && phase === 'editing' && !isLeaving}
        isLeaving={isLeaving}
        onLeave={onCancel}
        onStay={() => setLeaving(false)}
      />
    </form>
  );
}

/** The field of a question, wherever the question is moved to. */
function placeOf({ path }: FieldError, { questions }: FormDraft) {
  const [part, index, ...field] = path.split('.');
  return [part, questions[Number(index)]?.id ?? index, ...field].join('.');
}

/** One as a sentence, several as a list. */
function Complaints({ messages }: { messages: string[] }) {
  if (messages.length === 1) return <p>{messages[0]}</p>;
  return (
    <ul className={styles.complaints}>
      {messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  );
}
