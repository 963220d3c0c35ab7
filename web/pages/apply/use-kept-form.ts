import { useEffect, useMemo, useState } from 'react';
import type { Question } from '../../../contract/application-forms/application-form-fields.ts';
import type { FilledIn } from '../../../contract/applications/application-fields.ts';
import type { CallError } from '../../../contract/call.ts';
import { useAccount } from '../../accounts/account.tsx';
import type { AccountUser } from '../../accounts/read-account.ts';
import { type ApplyForm, asKept, asSent, type Filled, sendsSame, startOf } from '../../applications/filled-in.ts';
import { type CopyWriter, keepCopy, readCopy } from '../../applications/kept-copy.ts';
import { type DraftState, isCorrectedSince, useDraft } from '../../applications/use-draft.ts';
import { useUploads } from '../../applications/use-uploads.ts';
import { api } from '../../platform/api.ts';
import { newKey } from '../../platform/new-key.ts';
import type { Correction } from './correction.ts';

const noQuestions: Question[] = [];

interface Options {
  onReload: () => Promise<void>;
  isHeld: boolean;
  corrects: Correction | undefined;
}

/** What is written, with its files: kept in this browser at once and on the server soon, but not while `isHeld`. */
export function useKeptForm(form: ApplyForm, person: AccountUser, { onReload, isHeld, corrects }: Options) {
  const { user, openAuth } = useAccount();
  const positionId = form.position.id;
  const questions = form.applicationForm?.questions ?? noQuestions;
  const about = corrects?.id ?? positionId;
  const begun = corrects ? corrects.draft : form.draft;
  const unbegun = corrects?.sent ?? null;
  // What this browser keeps was not confirmed by the server, so it is the newer one.
  const [copy] = useState(() => {
    const kept = readCopy(person.id, about);
    const isOlder = kept && corrects && kept.by?.correctedAt !== corrects.correctedAt;
    if (!isOlder || !sendsSame(questions, kept, startOf(corrects.sent, person))) return kept;
    // It was sent, and the reply was lost.
    keepCopy(person.id, about, null);
    return null;
  });
  const [by, setBy] = useState<CopyWriter>(() => copy?.by ?? newWriter(begun, corrects));
  const [start, setStart] = useState(() => copy ?? startOf(begun ?? unbegun, person, form.earlier?.phone));
  const [filled, setFilled] = useState<Filled>(start.filled);
  const [savedBefore, setSavedBefore] = useState(begun?.updatedAt ?? null);
  const uploads = useUploads({
    positionId,
    initial: start.attachments,
    sent: corrects?.sent.responses.flatMap(({ files }) => files.map(({ id }) => id)),
    person: user,
    onLoggedOut: () => openAuth('login'),
  });
  const { attachments } = uploads;

  const content = useMemo(() => asSent(questions, filled, attachments), [questions, filled, attachments]);
  const isChanged = start === copy || filled !== start.filled || attachments !== start.attachments;
  const mayKeep = isChanged && !isHeld && !form.closed && !form.application;
  /** What stands here was begun with another one than what is sent now. */
  const isOutdated = corrects !== undefined && by.correctedAt !== corrects.correctedAt;
  const save = (content: FilledIn) => {
    const body = { ...asKept(questions, content), ...by };
    return corrects
      ? api('PUT /applications/mine/:id/draft', { params: { id: corrects.id }, body }).catch(readNewer)
      : api('PUT /applications/draft/:positionId', { params: { positionId }, body });
  };
  const readNewer = async (error: CallError) => {
    if (isCorrectedSince(error) && !isOutdated) await onReload();
    throw error;
  };
  const draft = useDraft({ content, isChanged: mayKeep, person: user, save });
  /** From now on it counts as begun with that. */
  const catchUp = () => {
    const now = corrects ? { ...by, correctedAt: corrects.correctedAt } : by;
    setBy(now);
    return now;
  };

  // A copy of what was refused would come in the place of the draft from elsewhere, the next time.
  const isKeptHere = isOutdated || (!draft.isKept && draft.state.at !== 'elsewhere');
  // Here at once, there some moments later: a tab may be closed in between.
  useEffect(() => {
    if (mayKeep) keepCopy(person.id, about, isKeptHere ? { filled, attachments, by } : null);
  }, [mayKeep, isKeptHere, person.id, about, filled, attachments, by]);
  // The answer was lost, or it was sent elsewhere: what stands here is no draft of another one.
  useEffect(() => {
    if (form.application) keepCopy(person.id, about, null);
  }, [form.application, person.id, about]);

  /** Fails with the reason; then all is as it was. */
  const removeDraft = async () => {
    // One that is still under way would bring it back.
    await draft.hold();
    try {
      await (corrects
        ? api('DELETE /applications/mine/:id/draft', { params: { id: corrects.id } })
        : api('DELETE /applications/draft/:positionId', { params: { positionId } }));
    } catch (error) {
      draft.release();
      throw error;
    }
  };
  const startAgain = () => {
    keepCopy(person.id, about, null);
    const fresh = startOf(unbegun, person, form.earlier?.phone);
    setStart(fresh);
    setFilled(fresh.filled);
    uploads.cancel();
    uploads.replace(fresh.attachments);
    setSavedBefore(null);
    catchUp();
    draft.forget();
  };
  const { hold, release } = draft;
  const state: DraftState = isOutdated ? { at: 'outdated' } : draft.state;
  const isResumed = start === copy || savedBefore !== null;
  const kept = { draft: state, hold, release, savedBefore, isResumed, removeDraft, startAgain };
  const known = { correctedAt: by.correctedAt, isOutdated, catchUp };
  return { questions, start, filled, setFilled, uploads, content, ...kept, ...known };
}

const newWriter = (begun: { updatedAt: string } | null, corrects: Correction | undefined): CopyWriter => ({
  writer: newKey(),
  ...(begun && { openedDraft: begun.updatedAt }),
  ...(corrects && { correctedAt: corrects.correctedAt }),
});
