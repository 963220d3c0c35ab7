import type { HandledApplication } from '../../contract/applications/handled-applications.ts';
import { CallError } from '../../contract/call.ts';
import {
  addLabel,
  openApplication,
  removeApplication,
  removeLabel,
  revealApplicants,
  type StatusChange,
  setResponsible,
  setStatus,
  undo,
} from './inbox-calls.ts';
import { toldAfterUndo } from './told-later.ts';

interface Options {
  id: string;
  /** As it was read. */
  application: HandledApplication | null;
  /** Says why not, and resolves to nothing then. */
  work: <T>(action: () => Promise<T>) => Promise<T | undefined>;
  show: (found: HandledApplication, message: string) => void;
  onChanged: () => void;
}

/** What can be done with the application that is open. */
export function changeApplication({ id, application, work, show, onChanged }: Options) {
  const showChanged = (found: HandledApplication, message: string) => {
    show(found, message);
    onChanged();
    return found;
  };
  /** As it is by now, with what was done. */
  const reopen = async (message: string) => showChanged(await openApplication(id), message);
  const isDone = async (action: () => Promise<unknown>) => (await work(action)) !== undefined;

  /** Whether it was saved. */
  const change = (wanted: StatusChange) =>
    isDone(async () => {
      if (!application) return;
      const { application: found, message } = await setStatus(application, wanted);
      return showChanged(found, message);
    });

  /** Whether it was taken back. */
  const takeBack = () =>
    isDone(async () => {
      if (!application) return;
      await undo([{ id, version: application.version }]);
      const found = await openApplication(id);
      return showChanged(found, `Statusen er som før. ${toldAfterUndo([found])}`);
    });

  /** Nobody is put in the place of somebody whom one has not seen. */
  const giveTo = (responsibleId: string | null) =>
    work(async () => {
      if (!application) return;
      const { staleApplications, message } = await setResponsible([application], responsibleId);
      if (staleApplications.length > 0) throw new CallError(409, `${message}.`);
      await reopen(`${message}.`);
    });

  /** Each answers whether it was done. */
  const putLabel = (text: string) => isDone(async () => reopen(`${(await addLabel([{ id }], text)).message}.`));
  const takeLabel = (text: string) => isDone(async () => reopen(`${(await removeLabel([{ id }], text)).message}.`));

  const reveal = () => work(async () => reopen((await revealApplicants([{ id }])).message));

  /** What was done beside it. */
  const refresh = (message: string) => work(() => reopen(message));

  const remove = () => work(async () => (await removeApplication(id)).message);

  return { change, takeBack, giveTo, putLabel, takeLabel, reveal, refresh, remove };
}
