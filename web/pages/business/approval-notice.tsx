import { Link } from 'react-router';
import type { businesses } from '../../../contract/businesses.ts';
import type { Reply } from '../../../contract/endpoint.ts';
import { Notice } from '../../ui/notice.tsx';

/** Only those who manage a business see it before it is approved or while it is switched off. */
export function ApprovalNotice({ business }: { business: Reply<typeof businesses.read>['business'] }) {
  const { approvalStatus, rejectionReason, askedChange, registerTroubleText, isActive, isStopped } = business;
  if (!business.isOwner && !business.isShared) {
    if (approvalStatus === 'approved' && isActive) return null;
    return (
      <Notice color="info" title="Jobbsøkere ser ikke bedriften">
        <p>Du ser den fordi du er ansatt i Jobbfjord.</p>
      </Notice>
    );
  }
  if (approvalStatus === 'rejected') {
    return (
      <Notice color="danger" title="Bedriften ble ikke godkjent">
        <p>{rejectionReason ? `Begrunnelse: ${rejectionReason}` : 'Det er ikke gitt noen begrunnelse.'}</p>
        <p>
          Du kan <Link to="/ny-bedrift">registrere bedriften på nytt</Link> når dette er rettet.
        </p>
      </Notice>
    );
  }
  if (askedChange) {
    return (
      <Notice color="warning" title="Vi trenger en endring fra deg">
        <p>{askedChange}</p>
        <p>
          <Link to={`/rediger-bedrift/${business.id}`}>Endre bedriften</Link>, så ser vi på den igjen.
        </p>
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
      {isStopped && <p>Vi har deaktivert bedriften. Ta kontakt med oss hvis det er en feil.</p>}
      <p>{registerTroubleText && `${registerTroubleText} `}Jobbsøkere ser den ikke, og den kan ikke motta søknader.</p>
    </Notice>
  );
}
