import type { businesses } from '../../../contract/businesses.ts';
import type { Reply } from '../../../contract/endpoint.ts';
import { useAccount } from '../../accounts/account.tsx';

type Business = Reply<typeof businesses.read>['business'];

/** The page of one that is live is the same for everybody: whose it is, the account knows. */
export function useIsOwn(business: Business | null): boolean {
  const { activeBusinesses } = useAccount();
  return business !== null && (business.isOwner || business.isShared || activeBusinesses.includes(business.id));
}
