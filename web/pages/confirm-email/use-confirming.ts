import { type FormEvent, useState } from 'react';
import { useActionData, useSearchParams } from 'react-router';
import { hasStatus, reasonOf } from '../../../contract/call.ts';

/** What the button came to on a page that a mail leads to. Where no script runs, its form was sent. */
export function useConfirming(confirm: (token: string) => Promise<string>) {
  const token = useSearchParams()[0].get('token') ?? '';
  const posted = useActionData<{ said: string | null; problem: string | null }>();
  const [said, setSaid] = useState(posted?.said ?? null);
  const [problem, setProblem] = useState(posted?.problem ?? null);
  /** The link opens nothing any more. */
  const [isDead, setDead] = useState(false);
  const [isSending, setSending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setProblem(null);
    setDead(false);
    try {
      setSaid(await confirm(token));
    } catch (error) {
      setProblem(reasonOf(error));
      setDead(hasStatus(error, 400, 404));
    } finally {
      setSending(false);
    }
  };
  return { said, problem, isDead, isSending, submit };
}
