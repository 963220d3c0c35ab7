import { Link } from 'react-router';
import { metadata } from '../platform/metadata.ts';
import { Article, Section } from '../ui/article.tsx';
import type { Route } from './+types/resources';
import { forEmployers, forEveryone, forJobSeekers, type Resource } from './resources/resources.ts';

export const meta = (args: Route.MetaArgs) =>
  metadata(args, {
    title: 'Ressurser',
    description:
      'Guider og nyttige lenker for jobbsøkere og arbeidsgivere: rettigheter, lønn, utdanning, rekruttering, kontrakter og personvern.',
    keywords: ['ressurser', 'arbeidsgiver', 'jobbsøker', 'arbeidsavtale', 'rekruttering', 'rettigheter'],
  });

export default function Resources() {
  return (
    <Article
      title="Ressurser"
      lead="Guidene våre, og lenker til dem som vet best: tilsyn, ombud og registre. Alt er gratis."
      contents
    >
      <Section id="jobbsokere" heading="For jobbsøkere">
        <ul>
          <li>
            <Link to="/karriere">Karriereråd</Link>: intervju, lønn, avtale og falske jobber
          </li>
          <li>
            <Link to="/cv-tips">CV-tips</Link>: hva som skal med i CV og søknad
          </li>
          <li>
            <Link to="/cv-bygger-info">CV-byggeren</Link>: lag CV og last den ned som PDF
          </li>
        </ul>
        <Links resources={forJobSeekers} />
      </Section>

      <Section id="arbeidsgivere" heading="For arbeidsgivere">
        <h3>Sjekkliste for en god annonse</h3>
        <ol>
          <li>Bruk tittelen folk søker etter. «Sykepleier, natt» finnes lettere enn «Vil du være med på laget».</li>
          <li>Si hva vedkommende skal gjøre en vanlig uke, med tre til fem oppgaver.</li>
          <li>Skill krav fra ønsker. Hvert ekstra krav koster søkere.</li>
          <li>Oppgi lønn eller lønnsspenn, arbeidstid, sted og om hjemmekontor er mulig.</li>
          <li>Skriv kjønnsnøytralt, og krev bare norskferdigheter og erfaring som jobben trenger.</li>
          <li>Navngi en kontaktperson som tar telefonen.</li>
          <li>Si når søkerne får svar, og hold det.</li>
        </ol>
        <h3>Lovlige spørsmål i skjema og intervju</h3>
        <p>
          Spør om det jobben krever: kompetanse, erfaring, språk, førerkort, autorisasjon, når søkeren kan begynne. Spør
          ikke om graviditet, familieplaner, religion, livssyn, etnisitet, funksjonsnedsettelse, seksuell orientering,
          politikk eller fagforening. Om helse kan du bare spørre om det som er nødvendig for å utføre arbeidet.
        </p>
        <h3>Personvern når du rekrutterer</h3>
        <p>
          Bedriften er behandlingsansvarlig for søknadene. Be bare om det du trenger, la bare dem som vurderer, få lese,
          og slett når stillingen er besatt og klagefrister er ute. Vil du beholde en søknad til senere, trenger du
          samtykke.
        </p>
        <Links resources={forEmployers} />
      </Section>

      <Section id="alle" heading="For alle">
        <Links resources={forEveryone} />
      </Section>
    </Article>
  );
}

function Links({ resources }: { resources: Resource[] }) {
  return (
    <>
      <h3>Nyttige lenker</h3>
      <dl>
        {resources.map(({ url, name, what }) => (
          <div key={url}>
            <dt>
              <a href={url}>{name}</a>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
