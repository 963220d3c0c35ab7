import { Button } from '@digdir/designsystemet-react';
import { Link } from 'react-router';
import { policy } from '../../contract/policy.ts';
import { metadata } from '../platform/metadata.ts';
import { Article } from '../ui/article.tsx';
import type { Route } from './+types/prices';
import { BusinessPrice } from './prices/business-price.tsx';
import { PriceCard } from './prices/price-card.tsx';
import styles from './prices/prices.module.css';

export const meta = (args: Route.MetaArgs) =>
  metadata(args, {
    title: 'Priser',
    description:
      'Jobbfjord koster 0 kr i måneden for bedrifter og er gratis for jobbsøkere. Se hva som er med, og hvilke grenser som gjelder.',
    keywords: ['pris', 'stillingsannonse pris', 'gratis stillingsannonse', 'rekruttering'],
  });

export default function Prices() {
  return (
    <Article title="Priser" lead="Det er gratis å finne jobb her, og gratis å finne folk. Grensene står under.">
      <h2>Hva det koster</h2>
      <div className={styles.cards}>
        <BusinessPrice />
        <PriceCard
          name="Jobbsøker"
          contents={[
            'Søk i lokale stillinger og NAV-stillinger',
            'Følg stillinger og bedrifter, og lagre søk',
            'Lag CV-er og last dem ned som PDF',
            'Send søknader til bedriftene',
          ]}
        >
          <Button asChild variant="secondary">
            <Link to="/stillinger">Se stillinger</Link>
          </Button>
        </PriceCard>
      </div>

      <h2>Betalt plassering</h2>
      <p>
        En stilling kan få betalt plassering. Da står den først i listen og er merket «Betalt», så alle ser hvorfor den
        ligger der. Den avtales skriftlig på forhånd, og du får prisen før du bestemmer deg.{' '}
        <Link to="/kontakt?tema=bedrift">Spør om betalt plassering</Link>.
      </p>

      <h2>Spørsmål om pris</h2>
      <h3>Hva om vi trenger flere stillinger?</h3>
      <p>
        Grensen er {policy.activePositionsPerBusiness.default} aktive stillinger om gangen. Utløpte og deaktiverte
        stillinger teller ikke. Har dere behov for flere, kan vi øke grensen for bedriften deres.{' '}
        <Link to="/kontakt?tema=bedrift">Ta kontakt</Link>.
      </p>
      <h3>Må vi legge inn et betalingskort?</h3>
      <p>Nei. Du oppgir ingen betalingsopplysninger for å registrere bedriften.</p>
      <h3>Er det bindingstid?</h3>
      <p>Nei. Du kan slette kontoen når du vil.</p>
      <h3>Kan prisen endre seg?</h3>
      <p>
        Endringer i vilkårene varsles minst {policy.termsNoticeDays} dager før de gjelder, og du blir aldri belastet for
        noe du ikke har bestilt. Se <Link to="/vilkaar">vilkårene</Link>.
      </p>
    </Article>
  );
}
