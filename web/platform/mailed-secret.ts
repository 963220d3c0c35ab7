import { data } from 'react-router';
import { CallError } from '../../contract/call.ts';

/** Of an address that carries a secret: not kept by anyone, not sent to other sites. Our own must know where a form comes from. */
export const secretHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' };

export const secretOf = ({ url }: Request) => new URL(url).searchParams.get('token') ?? '';

/** What the form of such a page came to, sent where no script runs. */
export async function outcomeOf(call: Promise<{ message: string }>) {
  try {
    return data({ said: (await call).message, problem: null });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return data({ said: null, problem: error.message }, { status: error.status });
  }
}
