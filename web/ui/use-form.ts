import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { CallError, reasonOf } from '../../contract/call.ts';
import type { FieldError } from '../../contract/errors.ts';
import { checkFields, mendBelow } from './check-fields.ts';
import { useOnRefused } from './on-refused.ts';

const BANNER_MS = 5000;

interface Options<V extends Record<string, string>> {
  initial: V;
  schema: z.ZodType;
  send: (values: V) => Promise<void>;
  /** When the server gives no reason of its own. */
  fallback: string;
  onFailed?: () => void;
  /** Holds what was typed while the form is not there. */
  kept?: RefObject<V | null>;
}

/**
 * A form that checks with the contract's schema before it sends, shows what the server refuses at the field it names, and
 * keeps what was typed. The first wrong field gets the focus.
 */
export function useForm<V extends Record<string, string>>({
  initial,
  schema,
  send,
  fallback,
  onFailed,
  kept,
}: Options<V>) {
  const logInAgain = useOnRefused();
  const [values, setValues] = useState(kept?.current ?? initial);
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [banner, setBanner] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const sentFrom = useRef<Element | null>(null);
  /** The same is refused for a while, and says how long. */
  const isHeldUp = useRef(false);

  // Somebody, or a password manager, may have filled in what the server rendered before the page came alive.
  useEffect(() => setValues((before) => withTyped(before, form.current)), []);
  useEffect(() => {
    if (kept) kept.current = values;
  }, [kept, values]);

  useEffect(() => {
    if (!banner || errors.length > 0 || isHeldUp.current) return;
    const timer = setTimeout(() => setBanner(null), BANNER_MS);
    return () => clearTimeout(timer);
  }, [banner, errors]);

  // Fields that were disabled while sending have lost the focus. Only a refusal moves it, never the mending of a field.
  useEffect(() => {
    if (isSending) return;
    const wrong = refusals > 0 ? form.current?.querySelector('[aria-invalid="true"]') : null;
    const next = wrong ?? (document.activeElement === document.body ? sentFrom.current : null);
    if (next instanceof HTMLElement) next.focus();
  }, [refusals, isSending]);

  const clearErrors = useCallback(() => {
    setErrors([]);
    setBanner(null);
  }, []);

  const refuse = (found: FieldError[], message: string) => {
    setErrors(found);
    setBanner(message);
    setRefusals((before) => before + 1);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const found = checkFields(schema, values);
    if (found.length > 0) return refuse(found, mendBelow);
    clearErrors();
    setRefusals(0);
    isHeldUp.current = false;
    sentFrom.current = document.activeElement;
    setSending(true);
    try {
      await send(values);
    } catch (error) {
      onFailed?.();
      if (!(error instanceof CallError)) throw error;
      logInAgain(error, clearErrors);
      isHeldUp.current = error.status === 429;
      const known = error.errors.filter(({ path }) => path in values);
      const failed = known.length > 0 ? mendBelow : fallback;
      const saysMore = known.every(({ msg }) => msg !== error.message);
      refuse(known, saysMore ? reasonOf(error, failed) : failed);
    } finally {
      setSending(false);
    }
  };

  /** What an input needs; editing a field clears its error. */
  const field = (name: keyof V & string) => ({
    name,
    value: values[name],
    disabled: isSending,
    onChange: ({ target }: { target: { value: string } }) => {
      setValues((before) => ({ ...before, [name]: target.value }));
      setErrors((before) =>
        before.some(({ path }) => path === name) ? before.filter(({ path }) => path !== name) : before,
      );
    },
  });

  const errorOf = (name: keyof V & string) => errors.find(({ path }) => path === name)?.msg;
  const reset = () => {
    setValues(initial);
    // Also where the form went away while it was being sent.
    if (kept) kept.current = null;
    clearErrors();
  };
  return { values, field, errorOf, banner, isSending, submit, form, reset, clearErrors };
}

function withTyped<V extends Record<string, string>>(values: V, form: HTMLFormElement | null): V {
  const typed = [...new FormData(form ?? undefined)].filter(
    ([name, value]) => name in values && values[name] !== value,
  );
  return typed.length > 0 ? { ...values, ...Object.fromEntries(typed) } : values;
}
