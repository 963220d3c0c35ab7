import { useRef, useState } from 'react';
import type { HandledApplication } from '../../../contract/applications/handled-applications.ts';
import { CallError } from '../../../contract/call.ts';
import { setStatuses, undo } from '../inbox-calls.ts';
import { isOutdated } from '../is-outdated.ts';
import { toldOfAll } from '../told-later.ts';
import { asNow } from '../use-chosen.ts';
import { type Done, useOutcome } from '../use-outcome.ts';
import { countOf, idsOf, partsOf, type Sent, unwritten, versionsOf } from './groups.ts';
import { answersInWords, countInWords, goneInWords, staleInWords, takenBackInWords } from './in-words.ts';
import { useWrittenAnswers } from './use-written-answers.ts';

interface Options {
  waiting: HandledApplication[];
  /** They wait no more. */
  onAnswered: (ids: string[]) => void;
  reload: () => Promise<unknown>;
  /** What was pressed is gone, and there is something new to read. */
  onDone: () => void;
}

/** What came of it so far: of many, some may be answered when the connection goes. */
interface Progress {
  sent: Sent[];
  changed: Done['changed'];
  stale: HandledApplication[];
  gone: number;
}

/** What each group is answered, and the way of it to the server: as many at once as that takes. */
export function useAnswers({ waiting, onAnswered, reload, onDone }: Options) {
  const { problem, done, isBusy, once, setDone, refuse } = useOutcome();
  const writing = useWrittenAnswers(waiting);
  const { groups, written, toSend, chosen, choose, chooseOnly, rewrite } = writing;
  const [isSending, setSending] = useState(false);
  const unfinished = useRef<Progress>(null);
  /** Of a part without a reply, what they are as if it arrived: taken back with the others, if it did. */
  const inDoubt = useRef<Done['changed']>([]);
  const last = useRef({ written, chosen });

  const send = () =>
    once(async () => {
      last.current = { written, chosen };
      const progress: Progress = { ...(unfinished.current ?? { sent: [], changed: [], gone: 0 }), stale: [] };
      unfinished.current = progress;
      inDoubt.current = [];
      setSending(true);
      try {
        for (const { applications, ...answer } of toSend)
          for (const part of partsOf(applications))
            await sendPart(progress, answer, part).catch((error) => brokenOff(error, progress, part));
      } finally {
        setSending(false);
      }
      unfinished.current = null;
      await finish(progress);
    });

  async function sendPart(progress: Progress, answer: Omit<Sent, 'applications'>, part: HandledApplication[]) {
    const reply = await setStatuses(versionsOf(part), answer).catch(noneLeft);
    const changed = part.filter(({ id }) => reply.changed.includes(id));
    const stale = asNow(part, reply.staleApplications);
    progress.sent.push({ ...answer, applications: changed });
    progress.changed.push(...reply.applications);
    progress.stale.push(...stale);
    progress.gone += part.length - changed.length - stale.length;
    onAnswered(idsOf(part.filter(({ id }) => !reply.stale.includes(id))));
  }

  /** With the same version nobody is answered twice, also of those of which only the reply was lost. */
  function brokenOff(error: CallError, { sent, changed }: Progress, part: HandledApplication[]): never {
    if (error.status === 0) inDoubt.current = part.map(({ id, version }) => ({ id, version: version + 1 }));
    const answered = countOf(sent);
    const perhaps = inDoubt.current.length > 0;
    if (answered > 0 || perhaps)
      setDone({
        message: [answered > 0 && `${answersInWords(sent)}.`, perhaps && 'De siste svarene kan ha kommet frem.']
          .filter(Boolean)
          .join(' '),
        changed: [...changed, ...inDoubt.current],
      });
    const said = `${error.message.replace(/\.$/, '')}. Send igjen for å svare resten. Ingen får svar to ganger.`;
    throw new CallError(error.status, said, error.errors);
  }

  async function finish({ sent, changed, stale, gone }: Progress) {
    // They wait still, as somebody else left them, and can be answered nevertheless.
    const still = stale.filter(({ status }) => status === 'pending');
    if (still.length === 0 && changed.length > 0) rewrite(unwritten);
    chooseOnly(idsOf(still));
    await reload();
    const told = sent.map((each) => ({ ...each, applications: each.applications.filter(isTold(each)) }));
    const message = [
      countOf(sent) === 0 ? 'Ingen er besvart.' : `${answersInWords(sent)}.`,
      countOf(told) > 0 && toldOfAll(told),
      stale.length > 0 && staleInWords(stale),
      gone > 0 && goneInWords(gone),
    ];
    const outcome = message.filter(Boolean).join(' ');
    onDone();
    if (changed.length === 0) return refuse(outcome);
    setDone({ message: outcome, changed });
  }

  const takeBack = () =>
    once(async () => {
      if (!done) return;
      onDone();
      unfinished.current = null;
      const undone: Done['changed'] = [];
      const gone: string[] = [];
      let left = done.changed;
      try {
        for (const part of partsOf(done.changed)) {
          const reply = await undo(part).catch((error) => noneUndone(error, part));
          undone.push(...reply.applications);
          gone.push(...reply.gone);
          left = left.filter((each) => !part.includes(each));
        }
      } catch (error) {
        const some = undone.length > 0 && `${countInWords(left.length)} er ikke tatt tilbake ennå.`;
        setDone({ message: some || done.message, changed: left });
        throw error;
      } finally {
        bringBack(idsOf(undone));
        await reload();
      }
      const told = [...idsOf(undone), ...gone];
      const missed = done.changed.filter((each) => !inDoubt.current.includes(each) && !told.includes(each.id)).length;
      const message = takenBackInWords(undone.length, missed, gone.length);
      if (undone.length === 0 && missed + gone.length > 0) return refuse(message);
      setDone({ message, changed: [] });
    });

  /** Most often it is taken back to be written better, or without some. */
  const bringBack = (ids: string[]) => {
    if (ids.length === 0) return;
    if (!groups.some(({ name }) => written[name].status)) rewrite(last.current.written);
    choose(ids, true);
  };

  return { ...writing, isSending, problem, done, isBusy, send, takeBack };
}

/** What an applicant was told once is not told again without something to say. */
const isTold =
  ({ status, message, refusalReasons }: Sent) =>
  ({ toldStatus }: HandledApplication) =>
    message !== undefined || refusalReasons !== undefined || toldStatus !== status;

const nobody = { changed: [], stale: [], staleApplications: [], applications: [] };

/** All of a part were withdrawn or deleted, or one has no access any more: reading anew tells which. */
function noneLeft(error: CallError): Pick<Awaited<ReturnType<typeof setStatuses>>, keyof typeof nobody> {
  if (error.status !== 404) throw error;
  return nobody;
}

/** Of this part; of the others some may be. Where none is found, nobody says of one that it was too late. */
function noneUndone(error: CallError, part: Done['changed']) {
  if (!isOutdated(error)) throw error;
  return { applications: [], gone: error.status === 404 ? idsOf(part) : [] };
}
