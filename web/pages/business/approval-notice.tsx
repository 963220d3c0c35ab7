import { Link } from 'react-router';
import type { businesses } from '../../../contract/businesses.ts';
import type { Reply } from '../../../contract/endpoint.ts';
import { Notice } from '../../ui/notice.tsx';

/** Only those who manage a business see it before it is approved or while it is switched off. */
export function ApprovalNotice({ business }: { business: Reply<typeof businesses.read>['business'] }) {
  const { approvalStatus, rejectionReason, registerTroubleText, isActive } = business;
  if (approvalStatus === 'rejected') {
    return (
      <Notice color="danger" title="Bedriften ble ikke godkjent">
        <p>{rejectionReason ? `Begrunnelse: ${rejectionReason}` : 'Det er ikke gitt noen begrunnelse.'}</p>
      </Notice>
    );
  }
  if (approvalStatus === 'pending') {
    return (
      <Notice color="info" title="Bedriften venter på godkjenning">
        <p>
          Bare du og de du deler bedriften med, ser den til den er godkjent. Imens kan du{' '}
          <Link to={`/bedrift/${business.id}/stillinger/ny`}>legge ut en stilling</Link> eller gå til{' '}
          <Link to="/bedriftsside">bedriftssiden</Link>.
        </p>
      </Notice>
    );
  }
  if (isActive) return null;
  return (
    <Notice color="warning" title="Bedriften er deaktivert">
      <p>{registerTroubleText && `${registerTroubleText} `}Jobbsøkere ser den ikke, og den kan ikke motta søknader.</p>
    </Notice>
  );
}
