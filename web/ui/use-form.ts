import { type ChangeEvent, type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { CallError } from '../../contract/call.ts';
import type { FieldError } from '../../contract/errors.ts';

const BANNER_MS = 5000;
const mendBelow = 'Vennligst rett opp feilene nedenfor og prøv igjen.';

interface Options<V extends Record<string, string>> {
  initial: V;
  schema: z.ZodType;
  send: (values: V) => Promise<void>;
  /** When the server gives no reason of its own. */
  fallback: string;
}

/**
 * A form that checks with the contract's schema before it sends, shows what the server refuses at the field it names, and
 * keeps what was typed. The first wrong field gets the focus.
 */
export function useForm<V extends Record<string, string>>({ initial, schema, send, fallback }: Options<V>) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [banner, setBanner] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (!banner || errors.length > 0) return;
    const timer = setTimeout(() => setBanner(null), BANNER_MS);
    return () => clearTimeout(timer);
  }, [banner, errors]);

  useEffect(() => {
    if (errors.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const refuse = (found: FieldError[], message: string) => {
    setErrors(found);
    setBanner(message);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const checked = schema.safeParse(values);
    if (!checked.success) return refuse(firstOfEachField(checked.error.issues), mendBelow);
    setErrors([]);
    setBanner(null);
    setSending(true);
    try {
      await send(values);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const known = error.errors.filter(({ path }) => path in values);
      refuse(known, known.length > 0 ? mendBelow : error.message || fallback);
    } finally {
      setSending(false);
    }
  };

  /** What an input needs; editing a field clears its error. */
  const field = (name: keyof V & string) => ({
    name,
    value: values[name],
    disabled: isSending,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setValues((before) => ({ ...before, [name]: target.value }));
      setErrors((before) =>
        before.some(({ path }) => path === name) ? before.filter(({ path }) => path !== name) : before,
      );
    },
  });

  const errorOf = (name: keyof V & string) => errors.find(({ path }) => path === name)?.msg;
  const clearErrors = useCallback(() => {
    setErrors([]);
    setBanner(null);
  }, []);
  const reset = () => {
    setValues(initial);
    clearErrors();
  };
  return { values, field, errorOf, banner, isSending, submit, form, reset, clearErrors };
}

function firstOfEachField(issues: readonly { path: PropertyKey[]; message: string }[]): FieldError[] {
  const found = issues.map(({ path, message }) => ({ path: String(path[0]), msg: message }));
  return found.filter(({ path }, index) => found.findIndex((other) => other.path === path) === index);
}
