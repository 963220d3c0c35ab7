import { type Say, useSayFailed } from '../../ui/say.ts';

/** What each tab of the panel gets. */
export interface TabProps {
  say: Say;
}

/** Tells what came of a call, instead of what was told before. Answers whether it was done. */
export function useAttempt(say: Say) {
  const sayFailed = useSayFailed(say);
  return async (call: Promise<{ message: string }>) => {
    say(null);
    try {
      say((await call).message, 'success');
      return true;
    } catch (error) {
      sayFailed(error);
      return false;
    }
  };
}
