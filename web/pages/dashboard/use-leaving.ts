import { askAwaited } from '../../awaiting/awaited.ts';
import { cannotLeave, giveUpAccess } from '../../businesses/leave-business.tsx';
import { useSaid } from '../../ui/use-said.ts';

/** Gives up the access to a business of somebody else, says how it went, and loads again. */
export function useLeaving(onLeft: () => void) {
  const { said, say, sayWhy } = useSaid();
  const leave = async ({ id: businessId }: { id: string }) => {
    try {
      say('success', (await giveUpAccess(businessId)).message);
    } catch (error) {
      sayWhy(error, cannotLeave);
      // What is refused here is often not shared any more, and then nothing of it waits.
      void askAwaited();
    }
    onLeft();
  };
  return { said, leave };
}
