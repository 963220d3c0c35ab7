import { type FormEvent, type RefObject, useState } from 'react';
import { CallError, reasonOf } from '../../contract/call.ts';
import type { FieldError } from '../../contract/errors.ts';
import { mendBelow } from './check-fields.ts';
import { useOnRefused } from './on-refused.ts';
import { useWrongFields } from './use-wrong-fields.ts';

export interface WizardStep {
  title: string;
  /** The fields it asks for, as errors name them: a refusal leads to the step that can mend it. */
  fields: readonly string[];
  /** What is wrong in it, in the order of its fields. May ask the server. */
  check: () => readonly FieldError[] | Promise<readonly FieldError[]>;
}

/** Of no step: when what is changed was read, if somebody else has changed it since. */
const seenAt = 'updatedAt';

interface Options {
  steps: readonly WizardStep[];
  /** Where to begin, from 0. */
  firstStep?: number;
  /** What is changed was filled in before: it can be sent from every step, and every step can be gone to. */
  isComplete?: boolean;
  send: () => Promise<void>;
  /** When the server gives no reason of its own. */
  fallback: string;
  /** When what was opened to be changed is not found any more. */
  gone?: string;
}

export interface WizardState {
  titles: string[];
  step: number;
  banner: string | null;
  /** Somebody else was first, says the server. */
  isStale: boolean;
  isSending: boolean;
  isComplete: boolean;
  next: (event: FormEvent) => void;
  back: () => void;
  /** Back as one likes; forward past what is right in the steps between, and past the last one it is sent. */
  goTo: (step: number) => void;
  form: RefObject<HTMLFormElement | null>;
}

/**
 * Moves forward only past what is right, sends only what is right in every step, and leads to the first step where something
 * is wrong, whoever found it. The first wrong field gets the focus.
 */
export function useWizard({ steps, firstStep = 0, isComplete = false, send, fallback, gone }: Options) {
  const onRefused = useOnRefused();
  const [step, setStep] = useState(firstStep);
  const [isSending, setSending] = useState(false);
  const { form, banner, show, hush, forget, errorOf, clearError } = useWrongFields(isSending);

  const goBack = (wanted: number) => {
    hush();
    setStep(wanted);
  };
  const refuse = (found: readonly FieldError[], message: string) => {
    const first = steps.findIndex(({ fields }) => found.some(({ path }) => fields.includes(path)));
    if (first >= 0) setStep(first);
    show(found, message);
  };

  const goOn = async (wanted: number) => {
    if (isSending) return;
    const isDone = wanted === steps.length;
    setSending(true);
    try {
      const found = await firstErrors(isDone ? steps : steps.slice(step, wanted));
      if (found.length > 0) return refuse(found, mendBelow);
      forget();
      if (isDone) await send();
      else setStep(wanted);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      onRefused(error, hush);
      const isKnown = (path: string) => path === seenAt || steps.some(({ fields }) => fields.includes(path));
      const known = error.errors.filter(({ path }) => isKnown(path));
      refuse(known, (error.status === 404 && gone) || reasonOf(error, fallback));
    } finally {
      setSending(false);
    }
  };

  const wizard: WizardState = {
    titles: steps.map(({ title }) => title),
    step,
    banner,
    isStale: errorOf(seenAt) !== undefined,
    isSending,
    isComplete,
    next: (event) => {
      event.preventDefault();
      void goOn(step + 1);
    },
    back: () => goBack(step - 1),
    goTo: (wanted) => (wanted <= step ? goBack(wanted) : void goOn(wanted)),
    form,
  };
  return { wizard, errorOf, clearError };
}

/** The errors of the first step that has any. */
async function firstErrors(steps: readonly WizardStep[]) {
  for (const { check } of steps) {
    const found = await check();
    if (found.length > 0) return found;
  }
  return [];
}
