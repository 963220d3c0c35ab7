import { Button } from '@digdir/designsystemet-react';
import { Link } from 'react-router';
import { policy } from '../../../contract/policy.ts';
import { PriceCard } from './price-card.tsx';

/** What employers pay, and what they get. */
export function BusinessPrice() {
  return (
    <PriceCard
      name="Bedrift"
      contents={[
        `${policy.businessesPerUser.default} bedrift per bruker`,
        `Inntil ${policy.activePositionsPerBusiness.default} aktive stillinger`,
        'Offentlig bedriftsprofil',
        'Søknadsmaler og søknader på ett sted',
        'Deling med kollegaer',
        'Ingen bindingstid',
      ]}
    >
      <Button asChild>
        <Link to="/ny-bedrift">Registrer bedrift</Link>
      </Button>
    </PriceCard>
  );
}
