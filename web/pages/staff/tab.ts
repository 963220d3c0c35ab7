import { reasonOf } from '../../../contract/call.ts';
/** Tells at the top of the panel what went wrong or well; `null` takes it away. */
export type Say = (message: string | null, tone?: 'danger' | 'success') => void;

/** What each tab of the panel gets. */
export interface TabProps {
  say: Say;
}

/** Tells what came of a call, instead of what was told before. Answers whether it was done. */
export async function attempt(say: Say, call: Promise<{ message: string }>) {
  say(null);
  try {
    say((await call).message, 'success');
    return true;
  } catch (error) {
    say(reasonOf(error));
    return false;
  }
}
