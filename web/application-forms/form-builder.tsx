import { Button, Tabs } from '@digdir/designsystemet-react';
import { type ReactNode, useRef, useState } from 'react';
import { Banner } from '../ui/banner.tsx';
import { Notice } from '../ui/notice.tsx';
import { StartOver } from '../ui/start-over.tsx';
import { UnsavedGuard } from '../ui/unsaved-guard.tsx';
import { useFocusKept } from '../ui/use-focus-kept.ts';
import styles from './form-builder.module.css';
import { FormContent } from './form-content.tsx';
import { completed, type FormDraft } from './form-draft.ts';
import { FormPreview } from './form-preview.tsx';
import { StarterChoice } from './starter-choice.tsx';
import { useFormDraft } from './use-form-draft.ts';

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
export function FormBuilder({ about, initial, isExisting, aside, problem, onSave, onDone, onCancel }: Props) {
  const { form, draft, setDraft, isChanged, phase, errors, tab, setTab, ...state } = useFormDraft({
    about,
    initial,
    isExisting,
    onSave,
    onDone,
  });
  const [isLeaving, setLeaving] = useState(false);
  const send = useRef<HTMLButtonElement>(null);
  useFocusKept(phase === 'saving' ? 1 : 0, send);

  return (
    <form ref={form} className={styles.builder} onSubmit={state.submit} noValidate>
      <Banner>{errors.length > 0 && <Complaints messages={errors.map(({ msg }) => msg)} />}</Banner>
      <Banner>{errors.length === 0 && problem}</Banner>
      {state.wasKept && (
        <Notice color="info" title="Vi har hentet fram det du skrev">
          <p>Det er ikke lagret ennå.</p>
          <div>
            <StartOver
              variant="secondary"
              data-size="sm"
              isChange={isExisting}
              what="Det du har skrevet,"
              onStartOver={state.startOver}
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
            {!isExisting && !isChanged && <StarterChoice onChoose={state.begin} />}
            {aside}
            <FormContent
              draft={draft}
              isExisting={isExisting}
              opened={state.opened}
              onOpen={state.setOpened}
              errorOf={(path) => errors.find((error) => error.path === path)?.msg}
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
