import type { Reply } from '../../../contract/endpoint.ts';
import type { positions } from '../../../contract/positions.ts';
import { BusinessNotices } from '../../businesses/business-notices.tsx';
import { Flash } from '../../ui/flash.tsx';
import { ManageLinks } from '../../ui/manage-links.tsx';
import { ApprovalNotice } from './approval-notice.tsx';

interface Props {
  position: Reply<typeof positions.read>['position'];
  approval: Omit<Reply<typeof positions.status>, 'success'>;
  /** Whether everybody sees it. */
  isPublic: boolean;
}

/** For those who manage it: from what applicants see to where it is changed, and where its approval stands. */
export function ManagePosition({ position, approval, isPublic }: Props) {
  const { id, businessId, applicationMethod, hasApplicantList, isActive, isExpired } = position;
  const publishFrom = isActive ? approval.publishFrom : null;
  const business = `/bedrift/${businessId}`;
  const edit = { to: `${business}/stillinger/${id}/rediger`, text: 'Rediger', icon: 'pencil' } as const;
  const inbox = { to: `${business}/applications?positionId=${id}`, text: 'Søknader', icon: 'mail' } as const;
  const list = { to: `${business}/stillinger/${id}/sokerliste`, text: 'Søkerliste', icon: 'users' } as const;
  const poster = { to: `/stilling/${id}/oppslag`, text: 'Oppslag', icon: 'printer' } as const;
  const all = { to: `${business}/stillinger`, text: 'Bedriftens stillinger', icon: 'briefcase' } as const;
  const links = [
    ...(approval.approvalStatus === 'rejected' ? [] : [edit]),
    ...(applicationMethod === 'form' ? [inbox] : []),
    ...(hasApplicantList ? [list] : []),
    ...(isPublic && !isExpired ? [poster] : []),
    all,
  ];
  const isGone = approval.business.approvalStatus === 'rejected';
  return (
    <>
      <Flash />
      {!isGone && <ManageLinks label="Styr stillingen" links={links} />}
      <ApprovalNotice {...approval} publishFrom={publishFrom} {...(!isGone && { editAt: edit.to })} />
      <BusinessNotices business={approval.business} />
    </>
  );
}
