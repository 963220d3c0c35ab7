import { type FormEvent, useEffect, useMemo, useRef } from 'react';
import { askedAmong } from '../../../contract/application-forms/question-conditions.ts';
import {
  type Asked,
  checkApplication,
  type FilledIn,
  reworded,
} from '../../../contract/applications/application-fields.ts';
import { correctedMeanwhile } from '../../../contract/applications/application-words.ts';
import { firstOfEachField } from '../../../contract/first-of-each-field.ts';
import type { AccountUser } from '../../accounts/read-account.ts';
import { type ApplyForm, asShown, type Filled } from '../../applications/filled-in.ts';
import { keepCopy } from '../../applications/kept-copy.ts';
import type { Attachments } from '../../applications/use-uploads.ts';
import { useWrongFields } from '../../ui/use-wrong-fields.ts';
import type { Correction } from './correction.ts';
import { outdatedChoices } from './outdated-choices.ts';
import { unfinished } from './unfinished-uploads.ts';
import { useKeptForm } from './use-kept-form.ts';
import { useSending } from './use-sending.ts';

export type Applying = ReturnType<typeof useApplying>;

interface Options {
  onReload: () => Promise<void>;
  corrects: Correction | undefined;
}

/** Everything that is written, kept and sent. */
export function useApplying(form: ApplyForm, person: AccountUser, { onReload, corrects }: Options) {
  const positionId = form.position.id;
  /** What takes the place of the form when nothing more can be sent. */
  const endRef = useRef<HTMLDivElement>(null);
  const wrong = useWrongFields(false, endRef);
  const onSent = () => keepCopy(person.id, corrects?.id ?? positionId, null);
  const { isSending, sent, sendRef, send } = useSending({
    positionId,
    corrects: corrects?.id,
    wrong,
    onSent,
    onReload,
  });
  const written = useKeptForm(form, person, { onReload, isHeld: sent !== null || isSending, corrects });
  const { questions, start, filled, setFilled, uploads, content, draft, savedBefore, isResumed, removeDraft } = written;
  const asked = useMemo(() => askedAmong(questions, content.responses), [questions, content.responses]);

  const trySending = async (isAnyway: boolean) => {
    if (isSending) return;
    const { hasApplicantList, isReadAnonymously } = form.position;
    const found = whatIsWrong({ questions, hasApplicantList }, content, uploads.attachments);
    if (found.length > 0) return wrong.show(found, '');
    const { correctedAt } = isAnyway ? written.catchUp() : written;
    await send({ ...asShown(asked, content), isReadAnonymously, correctedAt }, written);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void trySending(false);
  };
  const sendAnyway = () => void trySending(true);
  /** What was sent meanwhile, or what stands here. */
  const askWhich = () => wrong.show([{ path: 'correctedAt', msg: correctedMeanwhile }], '');
  // The answers stay, and whoever gave them looks at them again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form that comes
  useEffect(() => {
    const changed = firstOfEachField([
      ...reworded(asked, content.responses),
      ...outdatedChoices(asked, filled.answers),
    ]);
    if (changed.length > 0) wrong.show(changed, '');
  }, [questions]);
  const waiting = useRef<string[]>([]);
  const edit = (change: (before: Filled) => Filled, path: string) => {
    setFilled(change);
    wrong.clearError(path);
  };
  // What was said of a file is over when it is there, also where nobody pressed anything.
  const { attachments } = uploads;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of the files
  useEffect(() => {
    const late = unfinished(questions, attachments).map(({ path }) => path);
    for (const path of waiting.current) if (!late.includes(path)) wrong.clearError(path);
    waiting.current = late;
  }, [attachments]);
  const startAgain = () => {
    written.startAgain();
    wrong.forget();
  };
  const goOver = async () => {
    // One that is still under way would be refused after it.
    await written.hold();
    startAgain();
  };

  const begun = useRef(start);
  // The button that was pressed is gone, with its dialog.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when one begins again
  useEffect(() => {
    if (start !== begun.current) (wrong.form.current?.querySelector('input') ?? endRef.current)?.focus();
  }, [start]);
  const hidden = questions.filter((question) => !asked.includes(question)).map(({ id }) => `responses.${id}`);
  const errors = wrong.errors.filter(({ path }) => !hidden.includes(path));
  const shown = {
    asked,
    errors,
    errorOf: wrong.errorOf,
    isOutdated: written.isOutdated,
    isAskedWhich: wrong.errorOf('correctedAt') !== undefined,
    problem: wrong.banner,
    isSending,
    sent,
    savedBefore,
    isResumed,
    corrects,
  };
  const refs = { formRef: wrong.form, sendRef, endRef };
  return {
    filled,
    edit,
    uploads,
    draft,
    ...shown,
    submit,
    sendAnyway,
    askWhich,
    goOver,
    ...refs,
    removeDraft,
    startAgain,
  };
}

/** One thing of each field. That a file is on its way says more than that it is missing. */
function whatIsWrong(asked: Asked, content: FilledIn, attachments: Attachments) {
  const checked = checkApplication(asked, content);
  const late = unfinished(checked.asked, attachments);
  return firstOfEachField([
    ...checked.errors.map((each) => late.find(({ path }) => path === each.path) ?? each),
    ...late,
  ]);
}
