import { type FormEvent, type RefObject, useCallback, useState } from 'react';
import { CallError, reasonOf } from '../../contract/call.ts';
import type { FieldError } from '../../contract/errors.ts';
import { mendBelow } from './check-fields.ts';
import { useRefusedForm } from './use-refused-form.ts';

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
  send: () => Promise<void>;
  /** When the server gives no reason of its own. */
  fallback: string;
  /** When what was opened to be changed is not found any more. */
  gone?: string;
  /** May take back what is said of the refusal. */
  onRefused?: (error: CallError, forgetRefusal: () => void) => void;
}

export interface WizardState {
  titles: string[];
  step: number;
  banner: string | null;
  /** Somebody else was first, says the server. */
  isStale: boolean;
  isSending: boolean;
  next: (event: FormEvent) => Promise<void>;
  back: () => void;
  goTo: (step: number) => void;
  form: RefObject<HTMLFormElement | null>;
}

/**
 * Moves forward only past what is right, sends only what is right in every step, and leads to the first step where something
 * is wrong, whoever found it. The first wrong field gets the focus.
 */
export function useWizard({ steps, firstStep = 0, send, fallback, gone, onRefused }: Options) {
  const [step, setStep] = useState(firstStep);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [banner, setBanner] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const { form, refuse } = useRefusedForm(isSending);

  const goTo = (wanted: number) => {
    setBanner(null);
    setStep(wanted);
  };
  const show = (found: readonly FieldError[], message: string) => {
    const first = steps.findIndex(({ fields }) => found.some(({ path }) => fields.includes(path)));
    setErrors(found);
    setBanner(message);
    if (first >= 0) setStep(first);
    refuse();
  };

  const next = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const isLast = step === steps.length - 1;
    setSending(true);
    try {
      const checked = isLast ? steps : steps.slice(step, step + 1);
      const found = await firstErrors(checked);
      if (found.length > 0) return show(found, mendBelow);
      setErrors([]);
      setBanner(null);
      if (isLast) await send();
      else setStep(step + 1);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      onRefused?.(error, () => setBanner(null));
      const isKnown = (path: string) => path === seenAt || steps.some(({ fields }) => fields.includes(path));
      const known = error.errors.filter(({ path }) => isKnown(path));
      show(known, (error.status === 404 && gone) || reasonOf(error, fallback));
    } finally {
      setSending(false);
    }
  };

  const wizard: WizardState = {
    titles: steps.map(({ title }) => title),
    step,
    banner,
    isStale: errors.some(({ path }) => path === seenAt),
    isSending,
    next,
    back: () => goTo(step - 1),
    goTo,
    form,
  };
  const errorOf = (path: string) => errors.find((error) => error.path === path)?.msg;
  /** A field that is being changed is no longer wrong. */
  const clearError = useCallback(
    (path: string) => setErrors((before) => before.filter((error) => error.path !== path)),
    [],
  );
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
