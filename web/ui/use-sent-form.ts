import { useState } from 'react';
import { CallError } from '../../contract/call.ts';
import { useOnRefused } from './on-refused.ts';
import { useWrongFields } from './use-wrong-fields.ts';

/**
 * A form that is sent once at a time. What is refused is said at those of its `fields` that it means, or over the form; then
 * `refused` is told, and may say it in another way. An error means a field by its name, or by a path that begins with it.
 */
export function useSentForm<Path extends string = string>(fields: readonly string[]) {
  const onRefused = useOnRefused();
  const [isSending, setSending] = useState(false);
  const wrong = useWrongFields<Path>(isSending);
  const send = async (call: () => Promise<unknown>, refused?: (error: CallError) => unknown) => {
    if (isSending) return;
    setSending(true);
    wrong.forget();
    try {
      await call();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      onRefused(error, wrong.forget);
      const known = error.errors.filter(({ path }) => fields.includes(path.split('.')[0] ?? path));
      wrong.show(known, known.length > 0 ? '' : error.message);
      await refused?.(error);
    } finally {
      setSending(false);
    }
  };
  return { ...wrong, isSending, send };
}
