import { type FormEvent, useEffect, useLayoutEffect, useState } from 'react';
import type { FieldError } from '../../contract/errors.ts';
import { keptInTab } from '../platform/kept-in-tab.ts';
import { useRefusedForm } from '../ui/use-refused-form.ts';
import { checkDraft, type FormDraft } from './form-draft.ts';

const written = keptInTab<FormDraft>('applicationFormDraft');

interface Options {
  /** Which form it is, as it was read, and who writes: what they wrote is kept under it over a reload of the page. */
  about: string;
  initial: FormDraft;
  isExisting: boolean;
  /** Resolves to whether it was saved. */
  onSave: (draft: FormDraft) => Promise<boolean>;
  onDone: () => void;
}

/** What is written of a form, kept until it is saved, and what is wrong with it. */
export function useFormDraft({ about: first, initial, isExisting, onSave, onDone }: Options) {
  // Whoever logs in meanwhile in another tab is given nothing of it.
  const [about] = useState(first);
  const [kept, setKept] = useState(() => written.read(about));
  const [draft, setDraft] = useState(kept ?? initial);
  const [opened, setOpened] = useState<string | null>(isExisting ? null : (initial.questions[0]?.id ?? null));
  const [tab, setTab] = useState('edit');
  /** What the last attempt was refused for: what is added since is not complained about while it is being written. */
  const [refused, setRefused] = useState<string[]>([]);
  const [phase, setPhase] = useState<'editing' | 'saving' | 'saved'>('editing');
  const { form, refuse } = useRefusedForm(phase === 'saving');
  const isChanged = draft !== initial;
  const errors = refused.length > 0 ? checkDraft(draft).filter((error) => refused.includes(placeOf(error, draft))) : [];

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
  return {
    form,
    draft,
    setDraft,
    wasKept: kept !== null,
    isChanged,
    phase,
    errors,
    tab,
    setTab,
    opened,
    setOpened,
    submit,
    startOver,
    begin,
  };
}

/** The field of a question, wherever the question is moved to. */
function placeOf({ path }: FieldError, { questions }: FormDraft) {
  const [part, index, ...field] = path.split('.');
  return [part, questions[Number(index)]?.id ?? index, ...field].join('.');
}
