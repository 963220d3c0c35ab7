import { Link } from 'react-router';
import { contact } from '../platform/contact.ts';
import { metadata } from '../platform/metadata.ts';
import { Article, Section } from '../ui/article.tsx';
import type { Route } from './+types/about';

export const meta = (args: Route.MetaArgs) =>
  metadata(args, {
    title: 'Om Jobbfjord',
    description:
      'Hva Jobbfjord er, hvor stillingene og dataene kommer fra, og hvilke skrifter og biblioteker vi bygger på.',
    keywords: ['om oss', 'datakilder', 'åpne data', 'NLOD', 'kreditering'],
  });

export default function About() {
  return (
    <Article
      title="Om Jobbfjord"
      lead="Ett sted for jobber i hele Norge: stillinger fra bedrifter som bruker Jobbfjord, og stillinger fra NAV, side om side."
    >
      <Section id="hvorfor" heading="Det vi vil få til">
        <p>
          Det skal være lett å finne en jobb og lett å finne folk, uansett hvor i landet du bor, hvilken maskin du har
          og hvordan du bruker den. Derfor er Jobbfjord gratis å søke i, raskt også på dårlig nett og laget for å kunne
          brukes av alle.
        </p>
        <ul>
          <li>Du ser hvor en stilling kommer fra, og når den går ut.</li>
          <li>Nye bedrifter og stillinger blir sett på av et menneske før de vises.</li>
          <li>Betalt plassering er merket.</li>
          <li>Vi selger ikke opplysninger om deg.</li>
        </ul>
      </Section>

      <Section id="data" heading="Datakilder">
        <dl>
          <dt>Stillinger fra NAV</dt>
          <dd>
            Stillinger merket NAV er hentet fra NAVs åpne stillingsstrøm. Kilde: NAV,{' '}
            <a href="https://arbeidsplassen.nav.no/">arbeidsplassen.no</a>. Innholdet er arbeidsgiverens.
          </dd>
          <dt>Bedrifter</dt>
          <dd>
            Inneholder data under{' '}
            <a href="https://data.norge.no/nlod/no/2.0">Norsk lisens for offentlige data (NLOD)</a> tilgjengeliggjort av
            Brønnøysundregistrene. Opplysningene er hentet fra <a href="https://www.brreg.no/">Enhetsregisteret</a>.
          </dd>
          <dt>Fylker og kommuner</dt>
          <dd>
            Inndelingen er fra <a href="https://www.ssb.no/">Statistisk sentralbyrå (SSB)</a>, og navn på flere språk er
            fra <a href="https://www.kartverket.no/">Kartverket</a>. Begge under{' '}
            <a href="https://creativecommons.org/licenses/by/4.0/deed.no">CC BY 4.0</a>. Vi har satt dem sammen og lagt
            til tidligere kommunenummer.
          </dd>
          <dt>Avstander</dt>
          <dd>
            Hvor kommunesentrene ligger, er fra <a href="https://www.geonames.org/">GeoNames</a> under{' '}
            <a href="https://creativecommons.org/licenses/by/4.0/deed.no">CC BY 4.0</a>. Avstandene er i luftlinje.
          </dd>
          <dt>Kart</dt>
          <dd>
            Kysten og grensene er fra <a href="https://www.naturalearthdata.com/">Natural Earth</a>, som er fri for
            alle. Vi har forenklet dem og satt dem sammen til dagens fylker.
          </dd>
          <dt>Postnumre</dt>
          <dd>
            Inneholder data under <a href="https://data.norge.no/nlod/no/2.0">NLOD</a> tilgjengeliggjort av{' '}
            <a href="https://www.bring.no/">Posten/Bring</a>. Vi har endret store bokstaver i stedsnavn til vanlig
            skrivemåte.
          </dd>
        </dl>
        <p>At vi bruker dataene, betyr ikke at etatene anbefaler Jobbfjord eller har et samarbeid med oss.</p>
      </Section>

      <Section id="bygget-med" heading="Bygget med">
        <dl>
          <dt>Skrift</dt>
          <dd>
            <a href="https://fonts.google.com/specimen/Geologica">Geologica</a>, under SIL Open Font License 1.1
          </dd>
          <dt>Designsystem</dt>
          <dd>
            <a href="https://designsystemet.no/">Designsystemet</a> fra Digitaliseringsdirektoratet, under MIT-lisensen,
            med Jobbfjords egne farger
          </dd>
          <dt>Ikoner</dt>
          <dd>
            <a href="https://lucide.dev/">Lucide</a>, under ISC-lisensen
          </dd>
          <dt>Visning av PDF</dt>
          <dd>
            <a href="https://mozilla.github.io/pdf.js/">PDF.js</a> fra Mozilla, under Apache-lisensen 2.0
          </dd>
          <dt>Programvare</dt>
          <dd>
            Fri programvare, blant annet <a href="https://www.postgresql.org/">PostgreSQL</a>,{' '}
            <a href="https://nodejs.org/">Node.js</a>, <a href="https://fastify.dev/">Fastify</a>,{' '}
            <a href="https://react.dev/">React</a> og <a href="https://reactrouter.com/">React Router</a>
          </dd>
        </dl>
        <p>
          Utviklere finner dokumentasjon av programmeringsgrensesnittet på <a href="/api/docs">/api/docs</a>.
        </p>
      </Section>

      <Section id="kontakt" heading="Snakk med oss">
        <p>
          Har du ros, ris eller en idé, så <Link to="/kontakt">skriv til oss</Link> eller send e-post til{' '}
          <a href={`mailto:${contact.email}`}>{contact.email}</a>. Les også om <Link to="/personvern">personvern</Link>{' '}
          og <Link to="/tilgjengelighet">tilgjengelighet</Link>.
        </p>
      </Section>
    </Article>
  );
}
