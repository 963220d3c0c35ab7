import { Link } from 'react-router';
import { ManageBusinessLinks } from '../../businesses/manage-business-links.tsx';

interface Props {
  business: { id: string; approvalStatus: string };
  isOwn: boolean;
  hasPictures: boolean;
}

/** For those who manage it. */
export const ManageBusiness = ({ business: { id, approvalStatus }, isOwn, hasPictures }: Props) =>
  isOwn && approvalStatus !== 'rejected' ? (
    <>
      <ManageBusinessLinks id={id} label="Styr bedriften" />
      {!hasPictures && (
        <p className="quiet">
          Bedrifter som viser hvordan det ser ut hos dem, er lettere å bli kjent med.{' '}
          <Link to={`/rediger-bedrift/${id}#bilder`}>Legg til bilder</Link>
        </p>
      )}
    </>
  ) : null;
