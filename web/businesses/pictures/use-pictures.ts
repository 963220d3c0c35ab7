import { useCallback } from 'react';
import type { businessPictures } from '../../../contract/businesses/business-pictures.ts';
import type { Reply } from '../../../contract/endpoint.ts';
import { api } from '../../platform/api.ts';
import { useReading } from '../../platform/use-reading.ts';
import { useSaid } from '../../ui/use-said.ts';

export type Changed = Reply<typeof businessPictures.add>;

/** The pictures of a business as the last answer has them, and what came of the last thing one did. */
export function usePictures(businessId: string) {
  const read = useCallback(
    async () => (await api('GET /business-pictures/:business', { params: { business: businessId } })).pictures,
    [businessId],
  );
  const { data: pictures, setData: show, problem, retry, reload } = useReading(read);
  const { said, say, sayWhy } = useSaid({ failuresStay: true });
  const take = ({ pictures: changed, message }: Changed) => {
    show(changed);
    say('success', message);
  };
  /** What went wrong is said, and what there is read anew. Whoever was logged out meanwhile logs in, and it is done then. */
  const attempt = async (call: () => Promise<Changed>, failed: string) => {
    try {
      take(await call());
    } catch (error) {
      if (!sayWhy(error, failed, () => void attempt(call, failed))) await reload({ isQuiet: true });
    }
  };
  return { pictures, show, problem, retry, said, take, attempt };
}
