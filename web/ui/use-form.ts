import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { CallError, reasonOf } from '../../contract/call.ts';
import { checkFields, mendBelow } from './check-fields.ts';
import { useOnRefused } from './on-refused.ts';
import { useWrongFields } from './use-wrong-fields.ts';

const BANNER_MS = 5000;

interface Options<V extends Record<string, string>> {
  initial: V;
  schema: z.ZodType;
  send: (values: V) => Promise<void>;
  /** When the server gives no reason of its own. */
  fallback: string;
  onFailed?: () => void;
  /** What the server said goes by itself after a while. */
  bannerFades?: boolean;
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
  bannerFades = false,
  kept,
}: Options<V>) {
  const onRefused = useOnRefused();
  const [values, setValues] = useState(kept?.current ?? initial);
  const [isSending, setSending] = useState(false);
  const { form, banner, show, forget, errorOf, clearError } = useWrongFields<keyof V & string>(isSending);
  /** But not what is wrong in a field, nor what holds for a while and says how long. */
  const isFading = useRef(false);
  const sentFrom = useRef<Element | null>(null);

  // Somebody, or a password manager, may have filled in what the server rendered before the page came alive.
  useEffect(() => setValues((before) => withTyped(before, form.current)), [form]);
  useEffect(() => {
    if (kept) kept.current = values;
  }, [kept, values]);

  useEffect(() => {
    if (!banner || !isFading.current) return;
    const timer = setTimeout(forget, BANNER_MS);
    return () => clearTimeout(timer);
  }, [banner, forget]);

  // A field that was disabled while it was sent has lost the focus. What went wrong stays in sight.
  useEffect(() => {
    if (isSending || document.activeElement !== document.body) return;
    if (sentFrom.current instanceof HTMLElement) sentFrom.current.focus({ preventScroll: true });
  }, [isSending]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const found = checkFields(schema, values);
    isFading.current = false;
    if (found.length > 0) return show(found, mendBelow);
    forget();
    sentFrom.current = document.activeElement;
    setSending(true);
    try {
      await send(values);
    } catch (error) {
      onFailed?.();
      if (!(error instanceof CallError)) throw error;
      onRefused(error, forget);
      const known = error.errors.filter(({ path }) => path in values);
      isFading.current = bannerFades && known.length === 0 && error.status !== 429;
      const failed = known.length > 0 ? mendBelow : fallback;
      const saysMore = known.every(({ msg }) => msg !== error.message);
      show(known, saysMore ? reasonOf(error, failed) : failed);
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
      clearError(name);
    },
  });

  const reset = () => {
    setValues(initial);
    // Also where the form went away while it was being sent.
    if (kept) kept.current = null;
    forget();
  };
  return { values, field, errorOf, banner, isSending, submit, form, reset, forget };
}

function withTyped<V extends Record<string, string>>(values: V, form: HTMLFormElement | null): V {
  const typed = [...new FormData(form ?? undefined)].filter(
    ([name, value]) => name in values && values[name] !== value,
  );
  return typed.length > 0 ? { ...values, ...Object.fromEntries(typed) } : values;
}
