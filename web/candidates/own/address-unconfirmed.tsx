import { Link } from 'react-router';
import { Notice } from '../../ui/notice.tsx';

/** Whose address may be somebody else's is not found. */
export const AddressUnconfirmed = () => (
  <Notice color="warning" title="Bekreft e-postadressen din først">
    <p>
      Åpne lenken vi har sendt deg. Før det kan du skrive profilen, men ikke vise den. Du kan få lenken på nytt under{' '}
      <Link to="/profil?tab=info">Oversikt</Link>.
    </p>
  </Notice>
);
