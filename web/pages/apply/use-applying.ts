import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { checkApplication, type FilledIn } from '../../../contract/application-fields.ts';
import type { Question } from '../../../contract/application-form-fields.ts';
import { CallError, reasonOf } from '../../../contract/call.ts';
import { firstOfEachField } from '../../../contract/first-of-each-field.ts';
import { useAccount } from '../../accounts/account.tsx';
import type { AccountUser } from '../../accounts/read-account.ts';
import { useLogInAgain } from '../../accounts/use-log-in-again.ts';
import { type ApplyForm, asSent, type Filled, startOf } from '../../applications/filled-in.ts';
import { keepCopy, readCopy } from '../../applications/kept-copy.ts';
import { sendApplication } from '../../applications/send-application.ts';
import { useDraft } from '../../applications/use-draft.ts';
import { type Attachments, useUploads } from '../../applications/use-uploads.ts';
import { api } from '../../platform/api.ts';
import { useAttemptKey } from '../../platform/use-attempt-key.ts';
import { unfinished } from './unfinished-uploads.ts';
import { useRefusal } from './use-refusal.ts';

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
  const [isRemoving, setRemoving] = useState(false);
  const [sent, setSent] = useState(false);
  const [savedBefore, setSavedBefore] = useState(form.draft?.updatedAt ?? null);
  const refusal = useRefusal();
  const logInAgain = useLogInAgain();
  const attempt = useAttemptKey();
  const sendRef = useRef<HTMLButtonElement>(null);
  const uploads = useUploads({
    positionId,
    initial: start.attachments,
    person: user,
    onLoggedOut: () => openAuth('login'),
  });
  const { attachments } = uploads;

  const content = useMemo(() => asSent(questions, filled, attachments), [questions, filled, attachments]);
  const isChanged = start === copy || filled !== start.filled || attachments !== start.attachments;
  const mayKeep = isChanged && !sent && !isSending && !isRemoving && !form.closed && !form.application;
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

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const wrong = whatIsWrong(questions, content, attachments);
    if (wrong.length > 0) return refusal.refuse(wrong, null);
    refusal.clear();
    // The fields cannot hold the focus while they are off.
    sendRef.current?.focus();
    setSending(true);
    try {
      await sendApplication(positionId, content, attempt.keyFor(content));
      keepCopy(person.id, positionId, null);
      setSent(true);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      logInAgain(error, refusal.clear);
      // Closed, changed or sent already: what holds now is asked for.
      if (error.status === 409 || error.status === 404) {
        // What this key stood for was refused, or was sent and withdrawn elsewhere.
        attempt.forget();
        await onReload();
      }
      const known = error.errors.filter(
        ({ path }) => path.startsWith('responses.') || path.startsWith('applicantInfo.'),
      );
      refusal.refuse(known, known.length > 0 ? null : reasonOf(error, 'Kunne ikke sende søknad'));
    } finally {
      setSending(false);
    }
  };

  const edit = (change: (before: Filled) => Filled, path: string) => {
    setFilled(change);
    refusal.forgive(path);
  };
  /** Fails with the reason; then all is as it was. */
  const removeDraft = async () => {
    setRemoving(true);
    try {
      // One that is still under way would bring it back.
      await draft.settled();
      await api('DELETE /applications/draft/:positionId', { params: { positionId } });
    } finally {
      setRemoving(false);
    }
  };
  const startAgain = () => {
    keepCopy(person.id, positionId, null);
    const fresh = startOf(null, person);
    setStart(fresh);
    setFilled(fresh.filled);
    uploads.replace(fresh.attachments);
    setSavedBefore(null);
    draft.forget();
    refusal.clear();
  };
  const begun = useRef(start);
  // The button that was pressed is gone, with its dialog.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when one begins again
  useEffect(() => {
    if (start !== begun.current) (refusal.formRef.current?.querySelector('input') ?? refusal.endRef.current)?.focus();
  }, [start]);
  const { errors, problem, errorOf, formRef, endRef } = refusal;
  const shown = { errors, errorOf, problem, isSending, sent, savedBefore };
  const refs = { formRef, sendRef, endRef };
  return { filled, edit, uploads, draft: draft.state, ...shown, submit, ...refs, removeDraft, startAgain };
}

const noQuestions: Question[] = [];

/** One thing of each field. That a file is on its way says more than that it is missing. */
function whatIsWrong(questions: Question[], content: FilledIn, attachments: Attachments) {
  const late = unfinished(questions, attachments);
  const found = checkApplication(questions, content).errors;
  return firstOfEachField([...found.map((each) => late.find(({ path }) => path === each.path) ?? each), ...late]);
}
