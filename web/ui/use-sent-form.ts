import { type RefObject, useState } from 'react';
import { CallError } from '../../contract/call.ts';
import { useOnRefused } from './on-refused.ts';
import { useWrongFields } from './use-wrong-fields.ts';

/** A form that is sent once at a time. What is refused is said at the fields that it means; then `onRefused` is told. */
export function useSentForm<Path extends string = string>(end?: RefObject<HTMLElement | null>) {
  const logInAgain = useOnRefused();
  const [isSending, setSending] = useState(false);
  const wrong = useWrongFields<Path>(isSending, end);
  const send = async (call: () => Promise<unknown>, onRefused?: (error: CallError) => unknown) => {
    if (isSending) return;
    setSending(true);
    wrong.forget();
    try {
      await call();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      logInAgain(error, wrong.forget);
      wrong.showRefusal(error);
      await onRefused?.(error);
    } finally {
      setSending(false);
    }
  };
  return { ...wrong, isSending, send };
}
