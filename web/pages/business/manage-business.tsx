import type { businesses } from '../../../contract/businesses.ts';
import type { Reply } from '../../../contract/endpoint.ts';
import { useAccount } from '../../accounts/account.tsx';
import { ManageBusinessLinks } from '../../businesses/manage-business-links.tsx';

/** For those who manage it. The page of one that is live is the same for everybody: whose it is, the account knows. */
export function ManageBusiness({ business }: { business: Reply<typeof businesses.read>['business'] }) {
  const { activeBusinesses } = useAccount();
  const { id, isOwner, isShared, approvalStatus } = business;
  const isMine = isOwner || isShared || activeBusinesses.includes(id);
  if (!isMine || approvalStatus === 'rejected') return null;
  return <ManageBusinessLinks id={id} label="Styr bedriften" />;
}
