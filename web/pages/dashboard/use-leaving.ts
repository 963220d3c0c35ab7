import { askAwaited } from '../../awaiting/awaited.ts';
import { giveUpAccess } from '../../businesses/leave-business.tsx';
import { useSaid } from '../../ui/use-said.ts';

/** Gives up the access to a business of somebody else, says how it went, and loads again. */
export function useLeaving(onLeft: () => void) {
  const { said, say } = useSaid();
  const leave = async ({ id: businessId }: { id: string }) => {
    try {
      say('success', await giveUpAccess(businessId));
    } catch (error) {
      say('danger', (error as Error).message);
      // What is refused here is often not shared any more, and then nothing of it waits.
      void askAwaited();
    }
    onLeft();
  };
  return { said, leave };
}
