import { Link } from 'react-router';
import { policy } from '../../contract/policy.ts';
import { contact } from '../platform/contact.ts';
import { metadata } from '../platform/metadata.ts';
import { Article, Section } from '../ui/article.tsx';
import type { Route } from './+types/cv-tips';

export const meta = (args: Route.MetaArgs) =>
  metadata(args, {
    title: 'CV-tips',
    description:
      'Slik skriver du en CV på 1–2 sider og en søknad på 1 side som blir lest: rekkefølge, innhold, ord og vanlige feil.',
    keywords: ['CV', 'CV-tips', 'søknad', 'søknadsbrev', 'jobbsøknad', 'referanser'],
  });

export default function CvTips() {
  return (
    <Article
      title="CV-tips"
      lead="En god CV viser på under et minutt at du kan gjøre jobben. Her er det som skal med, og det du kan la ligge."
      contents
    >
      <Section id="kort-fortalt" heading="Kort fortalt">
        <ul>
          <li>CV-en er på 1–2 sider. Søknaden er på 1 side.</li>
          <li>Det nyeste står først.</li>
          <li>Skriv hva du fikk til, ikke bare hva du hadde ansvar for.</li>
          <li>Tilpass begge til annonsen, hver gang.</li>
          <li>La noen andre lese korrektur.</li>
        </ul>
      </Section>

      <Section id="hva-skal-med" heading="Hva CV-en skal inneholde">
        <ol>
          <li>
            <strong>Navn og kontaktinformasjon.</strong> Telefon, e-post og bosted holder. Fødselsdato og bilde er
            frivillig, og fødselsnummer skal aldri stå der.
          </li>
          <li>
            <strong>Noen linjer om deg.</strong> Hvem du er faglig, hva du er god på, og hva du ser etter. Tre–fire
            setninger.
          </li>
          <li>
            <strong>Erfaring.</strong> Stilling, arbeidsgiver, måned og år fra og til. Under hver: to til fire punkter
            om hva du gjorde og hva det førte til.
          </li>
          <li>
            <strong>Utdanning.</strong> Grad eller fagbrev, skole, fag og år. Har du høyere utdanning, kan du droppe
            ungdomsskolen.
          </li>
          <li>
            <strong>Ferdigheter og kurs.</strong> Autorisasjon, sertifikater, førerkort, programmer du behersker.
          </li>
          <li>
            <strong>Språk.</strong> Skriv nivået, for eksempel «norsk: morsmål, engelsk: flytende, tysk: B1».
          </li>
          <li>
            <strong>Referanser.</strong> «Oppgis på forespørsel» holder. Spør dem først, og si fra når de kan bli
            oppringt.
          </li>
        </ol>
      </Section>

      <Section id="skrive" heading="Skriv så det blir lest">
        <p>Bytt ut det vage med det konkrete:</p>
        <dl>
          <dt>I stedet for «Ansvarlig for kundeservice»</dt>
          <dd>«Svarte 40 kunder om dagen og kortet ned ventetiden fra tre dager til én»</dd>
          <dt>I stedet for «Deltok i prosjekt»</dt>
          <dd>«Ledet innføringen av nytt lagersystem for 12 ansatte, ferdig til avtalt tid»</dd>
          <dt>I stedet for «God på samarbeid»</dt>
          <dd>«Lærte opp seks nyansatte og laget rutinen som fortsatt brukes»</dd>
        </dl>
        <p>
          Bruk ordene fra annonsen der de er sanne for deg. Mange arbeidsgivere søker i CV-er, og både mennesker og
          maskiner kjenner igjen ordene de selv har brukt.
        </p>
      </Section>

      <Section id="form" heading="Utseende og fil">
        <ul>
          <li>
            Tydelige overskrifter, god luft og helst én spalte. Da leses den riktig både på papir, mobil og med
            skjermleser. Malene i CV-byggeren leses riktig, også den med to spalter.
          </li>
          <li>Lever PDF, hvis ikke annonsen ber om noe annet.</li>
          <li>Gi filen et navn som sier hvem den er fra: «Kari_Nordmann_CV.pdf».</li>
          <li>Er CV-en over to sider, så kort ned det eldste først.</li>
        </ul>
      </Section>

      <Section id="hull" heading="Hull, bytter og omveier">
        <p>
          De fleste har perioder uten jobb. Skriv hva du gjorde, kort og rett fram: foreldrepermisjon, studier, reise,
          omsorg, arbeidssøker. Du skylder ingen å forklare sykdom. Har du byttet bransje, så la punktene vise hva du
          tar med deg.
        </p>
        <p>
          Er du ny i arbeidslivet, teller sommerjobb, frivillig arbeid, verv, lag og skoleprosjekter. Du har mer enn du
          tror.
        </p>
      </Section>

      <Section id="soknaden" heading="Søknaden">
        <p>Søknaden skal ikke gjenta CV-en. Den skal svare på tre spørsmål, på høyst 1 side:</p>
        <ol>
          <li>
            <strong>Hvorfor denne jobben?</strong> Én konkret grunn som viser at du har lest annonsen.
          </li>
          <li>
            <strong>Hvorfor deg?</strong> To eller tre av kravene, med et eksempel til hvert.
          </li>
          <li>
            <strong>Hva nå?</strong> Når du kan begynne, og at du gjerne forteller mer.
          </li>
        </ol>
        <p>Unngå «til den det måtte angå». Står det et navn i annonsen, så bruk det.</p>
      </Section>

      <Section id="sjekk" heading="Før du sender">
        <ul>
          <li>Stemmer datoene i CV-en med hverandre og med vitnemål og attester?</li>
          <li>Er navnet på bedriften riktig skrevet, og er det riktig bedrift?</li>
          <li>Virker telefonnummeret og e-postadressen?</li>
          <li>Har du med vedleggene annonsen ber om?</li>
          <li>Er det noe der du ikke vil bli spurt om?</li>
        </ul>
      </Section>

      <Section id="hjelp" heading="Lag den her, og få hjelp">
        <p>
          I <Link to="/cv-bygger-info">CV-byggeren</Link> fyller du ut én gang, velger mal og laster ned PDF. Det er
          gratis.
        </p>
        <p>
          Vil du ha hjelp med CV-en, så skriv til <a href={`mailto:${contact.cvEmail}`}>{contact.cvEmail}</a>. Du får
          svar innen {policy.responseHours.cvHelp} timer. Flere råd står under <Link to="/karriere">karriereråd</Link>.
        </p>
      </Section>
    </Article>
  );
}
