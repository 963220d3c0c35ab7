import { Link } from 'react-router';
import { Notice } from '../ui/notice.tsx';

interface Props {
  business: {
    organizationNumber: string;
    approvalStatus: 'pending' | 'approved' | 'rejected';
    isActive: boolean;
    isStopped: boolean;
  };
}

/** Why nobody sees the positions, where that lies with the business. */
export const BusinessNotices = ({ business: { organizationNumber, approvalStatus, isActive, isStopped } }: Props) => (
  <>
    {approvalStatus === 'pending' && (
      <Notice color="info" title="Bedriften venter på godkjenning">
        <p>Du kan lage stillinger nå. De blir synlige når både bedriften og stillingen er godkjent.</p>
      </Notice>
    )}
    {approvalStatus === 'rejected' && (
      <Notice color="danger" title="Bedriften ble ikke godkjent">
        <p>
          Jobbsøkere ser ingen av stillingene. Se hvorfor på{' '}
          <Link to={`/bedrift/${organizationNumber}`}>bedriftens side</Link>.
        </p>
      </Notice>
    )}
    {!isActive && (
      <Notice color="warning" title="Bedriften er deaktivert">
        {isStopped && <p>Vi har deaktivert bedriften. Ta kontakt med oss hvis det er en feil.</p>}
        <p>Jobbsøkere ser ingen av stillingene før bedriften aktiveres igjen.</p>
      </Notice>
    )}
  </>
);
