import { Notice } from '../../ui/notice.tsx';

interface Props {
  approvalStatus: 'pending' | 'approved' | 'rejected';
  rejectionReason: string | null;
}

/** For those who manage the position. */
export function ApprovalNotice({ approvalStatus, rejectionReason }: Props) {
  if (approvalStatus === 'approved') return null;
  if (approvalStatus === 'pending') {
    return (
      <Notice color="info" title="Stillingen venter på godkjenning">
        <p>Bare du og de du deler bedriften med, ser den til den er godkjent.</p>
      </Notice>
    );
  }
  return (
    <Notice color="danger" title="Stillingen ble ikke godkjent">
      <p>{rejectionReason ? `Begrunnelse: ${rejectionReason}` : 'Det er ikke gitt noen begrunnelse.'}</p>
    </Notice>
  );
}
