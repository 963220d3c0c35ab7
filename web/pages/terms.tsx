import { Link } from 'react-router';
import { policy } from '../../contract/policy.ts';
import { contact } from '../platform/contact.ts';
import { metadata } from '../platform/metadata.ts';
import { Article, Section } from '../ui/article.tsx';
import type { Route } from './+types/terms';

export const meta = (args: Route.MetaArgs) =>
  metadata(args, {
    title: 'Vilkår for bruk',
    description:
      'Vilkårene for jobbsøkere og bedrifter som bruker Jobbfjord: konto, annonser, pris, ansvar og endringer.',
    keywords: ['vilkår', 'brukervilkår', 'avtale', 'ansvar'],
  });

export default function Terms() {
  return (
    <Article
      title="Vilkår for bruk"
      lead="Dette er avtalen mellom deg og Jobbfjord. Den gjelder når du bruker tjenesten, enten du søker jobb eller leter etter folk."
      updated="21. november 2026"
      contents
    >
      <Section id="tjenesten" heading="Hva tjenesten er">
        <p>
          Jobbfjord er et sted der jobbsøkere og bedrifter finner hverandre. Du kan søke i stillinger fra bedrifter som
          bruker tjenesten, og i stillinger fra NAV. Med konto kan du følge stillinger og bedrifter, lagre søk, lage CV
          og sende søknader. Bedrifter kan ha en profil, publisere stillinger og ta imot søknader.
        </p>
        <p>
          Vi formidler kontakt. Vi er ikke arbeidsgiver, bemanningsforetak eller part i avtalen mellom en jobbsøker og
          en bedrift, og vi kan ikke love at noen får jobb eller at en stilling blir besatt.
        </p>
      </Section>

      <Section id="konto" heading="Kontoen din">
        <ul>
          <li>Du må ha fylt {policy.minimumAgeYears} år.</li>
          <li>Du oppgir riktig navn og en e-postadresse du selv har tilgang til.</li>
          <li>Kontoen er personlig. Hold passordet for deg selv, og si fra hvis du tror at andre har brukt kontoen.</li>
          <li>Du kan slette kontoen når du vil, uten å oppgi grunn.</li>
          <li>
            Vi sletter kontoer som ikke er brukt på {policy.retention.inactiveAccountYears} år. Du får en e-post først.
          </li>
        </ul>
      </Section>

      <Section id="jobbsokere" heading="For jobbsøkere">
        <ul>
          <li>Det er gratis å søke jobb, lage CV og sende søknader.</li>
          <li>Det du skriver i CV og søknad, skal være sant og handle om deg.</li>
          <li>
            Søknaden går til bedriften. Det er bedriften som vurderer den, svarer deg og avgjør hvem som får jobben.
          </li>
          <li>
            Betal aldri for å få en jobb, og oppgi aldri BankID eller kontonummer i en søknad. Opplever du at noen ber
            om det, meld fra under annonsen eller <Link to="/kontakt?tema=feil">skriv til oss</Link>.
          </li>
        </ul>
      </Section>

      <Section id="bedrifter" heading="For bedrifter">
        <ul>
          <li>
            Du kan registrere {policy.businessesPerUser.default} bedrift per bruker. Organisasjonsnummeret kontrolleres
            mot Enhetsregisteret.
          </li>
          <li>Du må ha rett til å opptre på vegne av bedriften, og svarer for dem du deler tilgangen med.</li>
          <li>
            En bedrift kan ha inntil {policy.activePositionsPerBusiness.default} aktive stillinger om gangen, hvis ikke
            annet er avtalt.
          </li>
          <li>Nye bedrifter og stillinger blir synlige når vi har godkjent dem.</li>
          <li>En stilling deaktiveres automatisk på utløpsdatoen.</li>
          <li>
            Bedriften er behandlingsansvarlig for søknadene den får. Den kan bare bruke dem til å fylle stillingen, og
            skal slette dem når de ikke lenger trengs.
          </li>
          <li>Bedriften bør svare alle som søker, også dem som ikke får jobben.</li>
        </ul>
      </Section>

      <Section id="annonser" heading="Krav til annonser">
        <p>En annonse skal</p>
        <ul>
          <li>gjelde en jobb som finnes, hos bedriften som står i annonsen,</li>
          <li>gi et riktig bilde av oppgaver, sted, arbeidstid, lønn og vilkår,</li>
          <li>
            ikke forskjellsbehandle noen på grunn av kjønn, graviditet, etnisitet, religion, livssyn,
            funksjonsnedsettelse, seksuell orientering, kjønnsidentitet, kjønnsuttrykk, alder eller andre forhold som
            loven verner,
          </li>
          <li>
            ikke be om opplysninger som arbeidsmiljøloven eller likestillings- og diskrimineringsloven forbyr å hente
            inn,
          </li>
          <li>ikke kreve betaling fra søkeren eller lede til nettverkssalg, pyramidespill eller ulønnet arbeid.</li>
        </ul>
        <p>De samme kravene gjelder for spørsmålene i en søknadsmal og for det bedriften skriver i profilen sin.</p>
      </Section>

      <Section id="nav" heading="Stillinger fra NAV">
        <p>
          Stillinger merket NAV kommer fra NAVs åpne stillingsstrøm. Vi endrer ikke innholdet, og du søker hos
          arbeidsgiveren slik annonsen viser. Feil i en slik annonse må rettes av arbeidsgiveren hos NAV.
        </p>
      </Section>

      <Section id="forbudt" heading="Det du ikke kan gjøre">
        <ul>
          <li>utgi deg for å være en annen, eller registrere en bedrift du ikke representerer</li>
          <li>legge ut noe som er ulovlig, krenkende eller villedende, eller som andre har rettighetene til</li>
          <li>hente ut personopplysninger om andre for å bruke dem til noe annet enn rekruttering her</li>
          <li>sende reklame, svindelforsøk eller skadelig kode</li>
          <li>forsøke å komme forbi sikkerheten, eller belaste tjenesten slik at den blir dårligere for andre</li>
        </ul>
      </Section>

      <Section id="ditt-innhold" heading="Innholdet ditt">
        <p>
          Du eier det du legger inn. Du gir oss rett til å lagre, vise og tilpasse det så langt det trengs for å levere
          tjenesten, for eksempel vise en annonse i søk, lage PDF av CV-en din eller gjøre en logo mindre. Retten varer
          til innholdet er slettet. Stillinger slettes {policy.retention.positionYearsAfterExpiry} år etter at de utløp.
        </p>
      </Section>

      <Section id="avvisning" heading="Når vi avviser, skjuler eller sperrer">
        <p>
          Vi kan avvise eller skjule innhold og sperre en konto når vilkårene er brutt. Du får vite hvorfor. Er det ikke
          alvorlig, får du først anledning til å rette det. Mener du at vi tok feil, skriver du til{' '}
          <a href={`mailto:${contact.email}`}>{contact.email}</a>. Da ser en person på saken på nytt.
        </p>
      </Section>

      <Section id="pris" heading="Pris">
        <p>
          Jobbfjord koster 0 kr i måneden, både for jobbsøkere og for bedrifter innenfor grensene over. Betalt
          plassering av en stilling avtales skriftlig på forhånd og merkes «Betalt». Du blir aldri belastet for noe du
          ikke har bestilt. Se <Link to="/priser">priser</Link>.
        </p>
      </Section>

      <Section id="drift" heading="Drift og endringer i tjenesten">
        <p>
          Vi arbeider for at tjenesten alltid virker, men kan ikke love at den er uten feil eller avbrudd. Vi kan
          utvikle, endre og fjerne funksjoner. Legger vi ned noe som har betydning for deg, får du beskjed i god tid,
          slik at du kan ta med deg innholdet ditt.
        </p>
      </Section>

      <Section id="ansvar" heading="Ansvar">
        <p>
          Bedriften svarer for annonsene og rekrutteringen sin, og jobbsøkeren for søknaden sin. Vi svarer for tap som
          skyldes at vi har brutt denne avtalen.
        </p>
        <p>
          Ansvaret vårt er begrenset til det du har betalt oss de siste {policy.liabilityMonths} månedene før skaden
          skjedde. Vi svarer ikke for indirekte tap, som tapt fortjeneste.
        </p>
        <p>
          Begrensningen gjelder ikke når vi har handlet forsettlig eller grovt uaktsomt, ved personskade, eller for
          rettigheter du har etter lov og som ikke kan avtales bort.
        </p>
      </Section>

      <Section id="personvern" heading="Personvern">
        <p>
          Hvordan vi behandler opplysninger om deg, står i <Link to="/personvern">personvernerklæringen</Link>. Hva som
          lagres i nettleseren, står på siden om <Link to="/cookies">informasjonskapsler</Link>.
        </p>
      </Section>

      <Section id="endringer" heading="Endringer i vilkårene">
        <p>
          Vi kan endre vilkårene. Endringer gjelder tidligst {policy.termsNoticeDays} dager etter at vi har varslet dem
          på denne siden og på e-post til alle med konto. Vil du ikke godta endringen, kan du slette kontoen før den
          trer i kraft. Er endringen bare til fordel for deg, eller krever loven den, kan den gjelde tidligere.
        </p>
      </Section>

      <Section id="lovvalg" heading="Lov og tvister">
        <p>
          Avtalen følger norsk rett. Blir vi uenige, prøver vi først å løse det sammen. Klarer vi ikke det, kan saken
          bringes inn for de alminnelige domstolene. Er du forbruker, kan du gjøre det der du bor, og du kan få hjelp
          hos <a href="https://www.forbrukertilsynet.no/">Forbrukertilsynet</a>.
        </p>
      </Section>
    </Article>
  );
}
