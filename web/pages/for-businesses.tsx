import { Button } from '@digdir/designsystemet-react';
import { Link } from 'react-router';
import { policy } from '../../contract/policy.ts';
import { contact } from '../platform/contact.ts';
import { metadata } from '../platform/metadata.ts';
import { Contours } from '../ui/contours.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Route } from './+types/for-businesses';
import { benefits, features, figures, steps, testimonials } from './for-businesses/content.ts';
import styles from './for-businesses/for-businesses.module.css';
import { BusinessPrice } from './prices/business-price.tsx';

export const meta = (args: Route.MetaArgs) =>
  metadata(args, {
    title: 'For bedrifter',
    description: `Finn folk på Jobbfjord: gratis bedriftsprofil og inntil ${policy.activePositionsPerBusiness.default} aktive stillinger, egne søknadsmaler og alle søknader på ett sted.`,
    keywords: ['rekruttering', 'stillingsannonse', 'gratis annonse', 'ansette', 'bedriftsprofil', 'søknadsmal'],
  });

export default function ForBusinesses() {
  return (
    <>
      <section className={styles.hero}>
        <Contours />
        <div className="page">
          <h1>Finn dem du trenger</h1>
          <p className="lead">
            Legg ut stillingen, ta imot søknadene og svar søkerne på ett sted. Det koster 0 kr i måneden.
          </p>
          <div className="button-row">
            <Button asChild>
              <Link to="/ny-bedrift">Registrer bedrift</Link>
            </Button>
            <Button asChild variant="secondary">
              <a href="#slik">Se hvordan det virker</a>
            </Button>
          </div>
          <dl className={styles.figures}>
            {figures.map(({ figure, what }) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.note}>
            Tallene for kandidater og ansettelser er eksempler. Svartiden gjelder henvendelser til oss.
          </p>
        </div>
      </section>

      <section className="section" aria-labelledby="dette-faar-dere">
        <div className="page">
          <h2 id="dette-faar-dere">Dette får dere</h2>
          <ul className={styles.features}>
            {features.map(({ icon, name, what }) => (
              <li key={name}>
                <Icon name={icon} size="1.75rem" />
                <h3>{name}</h3>
                <p>{what}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>

      <section className="section band-tinted" aria-labelledby="slik">
        <div className={`page ${styles.columns}`}>
          <div>
            <h2 id="slik">Slik kommer dere i gang</h2>
            <ol className={styles.steps}>
              {steps.map(({ name, what }) => (
                <li key={name}>
                  <h3>{name}</h3>
                  <p>{what}</p>
                </li>
              ))}
            </ol>
          </div>
          <div>
            <h2>Derfor Jobbfjord</h2>
            <ul className={styles.benefits}>
              {benefits.map((benefit) => (
                <li key={benefit}>
                  <Icon name="check" />
                  {benefit}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>

      <section className="section" aria-labelledby="omtaler">
        <div className="page">
          <h2 id="omtaler">Slik kan det høres ut</h2>
          <p className={styles.note}>Omtalene er eksempler, ikke sitater fra virkelige kunder.</p>
          <ul className={styles.testimonials}>
            {testimonials.map(({ quote, who }) => (
              <li key={who}>
                <figure>
                  <p className={styles.example}>Eksempel</p>
                  <blockquote>
                    <p>{quote}</p>
                  </blockquote>
                  <figcaption>{who}</figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </div>
      </section>

      <section className="section band-tinted" aria-labelledby="pris">
        <div className={`page ${styles.columns}`}>
          <div>
            <h2 id="pris">En pris det er lett å huske</h2>
            <p>
              Registrer bedriften og legg ut inntil {policy.activePositionsPerBusiness.default} aktive stillinger om
              gangen uten å betale. Trenger dere flere, så ta kontakt. Les mer om{' '}
              <Link to="/priser">priser og grenser</Link>.
            </p>
          </div>
          <BusinessPrice />
        </div>
      </section>

      <section className={`section ${styles.closing}`} aria-labelledby="kom-i-gang">
        <div className="page">
          <h2 id="kom-i-gang">Klar til å finne den neste kollegaen?</h2>
          <p className="lead">Har du organisasjonsnummeret for hånden, tar det noen minutter.</p>
          <div className="button-row">
            <Button asChild>
              <Link to="/ny-bedrift">Registrer bedrift</Link>
            </Button>
            <Button asChild variant="secondary">
              <a href={`mailto:${contact.businessEmail}`}>Send e-post til oss</a>
            </Button>
          </div>
        </div>
      </section>
    </>
  );
}
