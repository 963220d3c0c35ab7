import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { checkApplication } from '../../../contract/application-fields.ts';
import type { Question } from '../../../contract/application-form-fields.ts';
import { CallError, reasonOf } from '../../../contract/call.ts';
import type { FieldError } from '../../../contract/errors.ts';
import { firstOfEachField } from '../../../contract/first-of-each-field.ts';
import { useAccount } from '../../accounts/account.tsx';
import type { AccountUser } from '../../accounts/read-account.ts';
import { type ApplyForm, asSent, type Filled, startOf } from '../../applications/filled-in.ts';
import { keepCopy, readCopy } from '../../applications/kept-copy.ts';
import { sendApplication } from '../../applications/send-application.ts';
import { useDraft } from '../../applications/use-draft.ts';
import { useUploads } from '../../applications/use-uploads.ts';
import { newKey } from '../../platform/new-key.ts';
import { unfinished } from './unfinished-uploads.ts';

export type Applying = ReturnType<typeof useApplying>;

/** Everything that is written, kept and sent. */
export function useApplying(form: ApplyForm, person: AccountUser, onReload: () => Promise<void>) {
  const { user, openAuth } = useAccount();
  const positionId = form.position.id;
  const questions = form.applicationForm?.questions ?? noQuestions;
  // What this browser keeps was not confirmed by the server, so it is the newer one.
  const [copy] = useState(() => readCopy(person.id, positionId));
  const [start, setStart] = useState(() => copy ?? startOf(form.draft, person));
  const [filled, setFilled] = useState<Filled>(start.filled);
  const [isSending, setSending] = useState(false);
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [sent, setSent] = useState(false);
  const [savedBefore, setSavedBefore] = useState(form.draft?.updatedAt ?? null);
  const [refusals, setRefusals] = useState(0);
  // What was tried under a key may have arrived: other answers need another one.
  const attempt = useRef({ content: '', key: '' });
  const formRef = useRef<HTMLFormElement>(null);
  const sendRef = useRef<HTMLButtonElement>(null);
  /** What takes the place of the form when nothing more can be sent. */
  const endRef = useRef<HTMLDivElement>(null);
  const uploads = useUploads({
    positionId,
    initial: start.attachments,
    person: user,
    onLoggedOut: () => openAuth('login'),
  });
  const { attachments } = uploads;

  const content = useMemo(() => asSent(questions, filled, attachments), [questions, filled, attachments]);
  const isChanged = start === copy || filled !== start.filled || attachments !== start.attachments;
  const mayKeep = isChanged && !sent && !isSending && !form.closed && !form.application;
  const draft = useDraft({
    positionId,
    content,
    isChanged: mayKeep,
    person: user,
    onSaved: () => keepCopy(person.id, positionId, null),
  });

  // Here at once, there some moments later: a tab may be closed in between.
  useEffect(() => {
    if (mayKeep) keepCopy(person.id, positionId, { filled, attachments });
  }, [mayKeep, person.id, positionId, filled, attachments]);
  // The answer was lost, or it was sent elsewhere: what stands here is no draft of another one.
  useEffect(() => {
    if (form.application) keepCopy(person.id, positionId, null);
  }, [form.application, person.id, positionId]);

  useEffect(() => {
    if (refusals > 0) (formRef.current?.querySelector<HTMLElement>('[data-refused]') ?? endRef.current)?.focus();
  }, [refusals]);

  const refuse = (found: FieldError[], message: string | null) => {
    setErrors(found);
    setProblem(message);
    setRefusals((before) => before + 1);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const late = unfinished(questions, attachments);
    const found = checkApplication(questions, content).errors;
    const first = firstOfEachField([
      ...found.map((each) => late.find(({ path }) => path === each.path) ?? each),
      ...late,
    ]);
    if (first.length > 0) return refuse(first, null);
    setErrors([]);
    setProblem(null);
    // The fields cannot hold the focus while they are off.
    sendRef.current?.focus();
    setSending(true);
    const text = JSON.stringify(content);
    if (attempt.current.content !== text) attempt.current = { content: text, key: newKey() };
    try {
      await sendApplication(positionId, content, attempt.current.key);
      keepCopy(person.id, positionId, null);
      setSent(true);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.status === 401) openAuth('login');
      // Closed, changed or sent already: what holds now is asked for.
      if (error.status === 409 || error.status === 404) {
        // What this key stood for was refused, or was sent and withdrawn elsewhere.
        attempt.current = { content: '', key: '' };
        await onReload();
      }
      const known = error.errors.filter(
        ({ path }) => path.startsWith('responses.') || path.startsWith('applicantInfo.'),
      );
      refuse(known, known.length > 0 ? null : reasonOf(error, 'Kunne ikke sende søknad'));
    } finally {
      setSending(false);
    }
  };

  const edit = (change: (before: Filled) => Filled, path: string) => {
    setFilled(change);
    setErrors((before) => (before.some((each) => each.path === path) ? before.filter((e) => e.path !== path) : before));
  };
  const errorOf = (path: string) => errors.find((each) => each.path === path)?.msg;
  const startAgain = () => {
    keepCopy(person.id, positionId, null);
    const fresh = startOf(null, person);
    setStart(fresh);
    setFilled(fresh.filled);
    uploads.replace(fresh.attachments);
    setSavedBefore(null);
    draft.forget();
    setErrors([]);
    setProblem(null);
    // The button that was pressed is gone.
    setTimeout(() => (formRef.current?.querySelector('input') ?? endRef.current)?.focus());
  };
  const shown = { errors, errorOf, problem, isSending, sent, savedBefore };
  return { filled, edit, uploads, draft: draft.state, ...shown, submit, formRef, sendRef, endRef, startAgain };
}

const noQuestions: Question[] = [];
