import { reasonOf } from '../../../contract/call.ts';
import { api } from '../../platform/api.ts';
import { useSaid } from '../../ui/use-said.ts';

/** Gives up the access to a business of somebody else, says how it went, and loads again. */
export function useLeaving(onLeft: () => void) {
  const { said, say } = useSaid();
  const leave = async ({ id: businessId }: { id: string }) => {
    try {
      say('success', (await api('DELETE /business-settings/:businessId/access', { params: { businessId } })).message);
    } catch (error) {
      say('danger', reasonOf(error, 'Kunne ikke forlate bedriften'));
    }
    onLeft();
  };
  return { said, leave };
}
