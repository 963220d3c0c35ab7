import { useEffect, useMemo, useState } from 'react';
import type { Question } from '../../../contract/application-form-fields.ts';
import type { DraftWriter } from '../../../contract/draft-writer.ts';
import { useAccount } from '../../accounts/account.tsx';
import type { AccountUser } from '../../accounts/read-account.ts';
import { type ApplyForm, asSent, type Filled, startOf } from '../../applications/filled-in.ts';
import { keepCopy, readCopy } from '../../applications/kept-copy.ts';
import { useDraft } from '../../applications/use-draft.ts';
import { useUploads } from '../../applications/use-uploads.ts';
import { api } from '../../platform/api.ts';
import { newKey } from '../../platform/new-key.ts';

const noQuestions: Question[] = [];

interface Options {
  isHeld: boolean;
  /** An application that was sent: what is put right in it is no draft. */
  corrects: string | undefined;
}

/** What is written, with its files: kept in this browser at once and on the server soon, but not while `isHeld`. */
export function useKeptForm(form: ApplyForm, person: AccountUser, { isHeld, corrects }: Options) {
  const { user, openAuth } = useAccount();
  const positionId = form.position.id;
  const questions = form.applicationForm?.questions ?? noQuestions;
  // What this browser keeps was not confirmed by the server, so it is the newer one.
  const [copy] = useState(() => (corrects ? null : readCopy(person.id, positionId)));
  const [by] = useState<DraftWriter>(
    () => copy?.by ?? { writer: newKey(), ...(form.draft && { openedDraft: form.draft.updatedAt }) },
  );
  const [start, setStart] = useState(() => copy ?? startOf(form.draft, person, form.earlier?.phone));
  const [filled, setFilled] = useState<Filled>(start.filled);
  const [savedBefore, setSavedBefore] = useState((!corrects && form.draft?.updatedAt) || null);
  const uploads = useUploads({
    positionId,
    initial: start.attachments,
    isInitialSent: corrects !== undefined,
    person: user,
    onLoggedOut: () => openAuth('login'),
  });
  const { attachments } = uploads;

  const content = useMemo(() => asSent(questions, filled, attachments), [questions, filled, attachments]);
  const isChanged = start === copy || filled !== start.filled || attachments !== start.attachments;
  const mayKeep = isChanged && !isHeld && !corrects && !form.closed && !form.application;
  const draft = useDraft({ positionId, content, isChanged: mayKeep, person: user, by });

  // A copy of what was refused would come in the place of the draft from elsewhere, the next time.
  const isKeptHere = !draft.isKept && draft.state.at !== 'elsewhere';
  // Here at once, there some moments later: a tab may be closed in between.
  useEffect(() => {
    if (mayKeep) keepCopy(person.id, positionId, isKeptHere ? { filled, attachments, by } : null);
  }, [mayKeep, isKeptHere, person.id, positionId, filled, attachments, by]);
  // The answer was lost, or it was sent elsewhere: what stands here is no draft of another one.
  useEffect(() => {
    if (form.application) keepCopy(person.id, positionId, null);
  }, [form.application, person.id, positionId]);

  /** Fails with the reason; then all is as it was. */
  const removeDraft = async () => {
    // One that is still under way would bring it back.
    await draft.hold();
    try {
      await api('DELETE /applications/draft/:positionId', { params: { positionId } });
    } catch (error) {
      draft.release();
      throw error;
    }
  };
  const startAgain = () => {
    keepCopy(person.id, positionId, null);
    const fresh = startOf(null, person, form.earlier?.phone);
    setStart(fresh);
    setFilled(fresh.filled);
    uploads.replace(fresh.attachments);
    setSavedBefore(null);
    draft.forget();
  };
  const { state, hold, release } = draft;
  const kept = { draft: state, hold, release, savedBefore, removeDraft, startAgain };
  return { questions, start, filled, setFilled, uploads, content, isChanged, ...kept };
}
