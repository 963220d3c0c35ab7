import { ManageBusinessLinks } from '../../businesses/manage-business-links.tsx';

interface Props {
  business: { id: string; approvalStatus: string };
  isOwn: boolean;
}

/** For those who manage it. */
export const ManageBusiness = ({ business: { id, approvalStatus }, isOwn }: Props) =>
  isOwn && approvalStatus !== 'rejected' ? <ManageBusinessLinks id={id} label="Styr bedriften" /> : null;
