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
    }
    onLeft();
  };
  return { said, leave };
}
