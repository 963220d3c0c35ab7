import { Link } from 'react-router';
import { dayInOslo, formatDate } from '../../platform/format.ts';
import { isLater } from '../../positions/publishing.ts';
import { Notice } from '../../ui/notice.tsx';

interface Props {
  approvalStatus: 'pending' | 'approved' | 'rejected';
  rejectionReason: string | null;
  askedChange: string | null;
  publishFrom: string | null;
  /** Where it can be changed, once that is known. */
  editAt?: string;
}

/** For those who manage the position. */
export function ApprovalNotice({ approvalStatus, rejectionReason, askedChange, publishFrom, editAt }: Props) {
  const firstDay = isLater(publishFrom, dayInOslo(new Date())) ? formatDate(publishFrom) : null;
  if (approvalStatus === 'approved') {
    return firstDay ? (
      <Notice color="info" title={`Stillingen publiseres ${firstDay}`}>
        <p>
          Den er godkjent. Bare du og de du deler bedriften med, ser den til da.
          {editAt && (
            <>
              {' '}
              <Link to={`${editAt}?steg=frister`}>Endre publiseringsdatoen</Link>
            </>
          )}
        </p>
      </Notice>
    ) : null;
  }
  if (askedChange) {
    return (
      <Notice color="warning" title="Vi trenger en endring fra deg">
        <p>{askedChange}</p>
        <p>{editAt ? <Link to={editAt}>Rediger stillingen</Link> : 'Rediger stillingen'}, så ser vi på den igjen.</p>
      </Notice>
    );
  }
  if (approvalStatus === 'pending') {
    return (
      <Notice color="info" title="Stillingen venter på godkjenning">
        <p>
          Bare du og de du deler bedriften med, ser den til den er godkjent
          {firstDay && `, og tidligst ${firstDay}`}.
        </p>
      </Notice>
    );
  }
  return (
    <Notice color="danger" title="Stillingen ble ikke godkjent">
      <p>{rejectionReason ? `Begrunnelse: ${rejectionReason}` : 'Det er ikke gitt noen begrunnelse.'}</p>
    </Notice>
  );
}
