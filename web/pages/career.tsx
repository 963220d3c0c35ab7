import { Link } from 'react-router';
import { policy } from '../../contract/policy.ts';
import { contact } from '../platform/contact.ts';
import { metadata } from '../platform/metadata.ts';
import { Article, Section } from '../ui/article.tsx';
import type { Route } from './+types/career';

export const meta = (args: Route.MetaArgs) =>
  metadata(args, {
    title: 'Karriereråd',
    description:
      'Råd for deg som søker jobb: finn retningen, les annonsen riktig, forbered intervjuet, snakk om lønn og sjekk avtalen.',
    keywords: ['karriere', 'karriereråd', 'jobbintervju', 'lønnsforhandling', 'arbeidsavtale', 'prøvetid'],
  });

export default function Career() {
  return (
    <Article
      title="Karriereråd"
      lead="Fra «jeg vil noe annet» til underskrevet avtale: dette hjelper underveis, og dette har du krav på."
      contents
    >
      <Section id="retning" heading="Finn retningen">
        <p>
          Du trenger ingen femårsplan. Men det er lettere å lete når du vet hva du leter etter. Svar på tre spørsmål:
        </p>
        <ul>
          <li>Hvilke oppgaver gir deg energi, og hvilke tapper deg?</li>
          <li>Hva må være på plass: sted, arbeidstid, lønn, trygghet, utvikling?</li>
          <li>Hva kan du allerede som andre har bruk for, også det du har lært utenfor jobb?</li>
        </ul>
        <p>
          På <a href="https://utdanning.no/">utdanning.no</a> kan du sammenligne yrker og lønn. Offentlig, gratis
          veiledning får du på <a href="https://karriereveiledning.no/">karriereveiledning.no</a>.
        </p>
      </Section>

      <Section id="annonsen" heading="Les annonsen som en bestilling">
        <p>
          Skill mellom det du <em>må</em> ha og det de <em>ønsker</em> seg. Må-krav er ofte utdanning, autorisasjon,
          språk og førerkort. Resten er en ønskeliste. Dekker du det viktigste, er det verdt å søke.
        </p>
        <ul>
          <li>Strek under de tre oppgavene som nevnes først. De er som regel viktigst.</li>
          <li>Ring kontaktpersonen med ett eller to spørsmål annonsen ikke svarer på. Da huskes navnet ditt.</li>
          <li>
            Sjekk bedriften: Les profilen, og slå opp organisasjonsnummeret i{' '}
            <a href="https://www.brreg.no/">Enhetsregisteret</a>.
          </li>
          <li>Merk deg fristen. Du ser dagene som er igjen, når du følger stillingen.</li>
        </ul>
      </Section>

      <Section id="soke-smart" heading="Søk jevnt, ikke mye">
        <p>
          Fem gode søknader slår femti like. Sett av fast tid i uka, <Link to="/stillinger">lagre søkene dine</Link> og{' '}
          <Link to="/profil?tab=applications">noter hvor du har søkt</Link> og når du bør spørre hvordan det går. To
          uker etter fristen er det helt i orden å ringe.
        </p>
        <p>
          Mange stillinger fylles av noen som noen kjenner. Si til folk hva du ser etter. Vær konkret: «Jeg leter etter
          jobb som prosjektleder i bygg i Trondheim» er lettere å hjelpe med enn «jeg ser meg om».
        </p>
        <p>
          Start med <Link to="/cv-tips">rådene om CV og søknad</Link>.
        </p>
      </Section>

      <Section id="intervju" heading="Intervjuet">
        <h3>Før</h3>
        <ul>
          <li>Finn fram ett eksempel for hvert viktig krav: situasjonen, hva du gjorde, hva det førte til.</li>
          <li>Øv høyt på å fortelle om deg selv på to minutter.</li>
          <li>Forbered tre spørsmål. Spør gjerne hva som vil være viktigst de første tre månedene.</li>
          <li>Test lyd og bilde hvis intervjuet er på nett. Planlegg reisen hvis det ikke er det.</li>
        </ul>
        <h3>Under</h3>
        <ul>
          <li>
            Det er lov å tenke seg om. Det er også lov å si «det har jeg ikke gjort, men slik ville jeg gått fram».
          </li>
          <li>Spør om veien videre: Når tar de kontakt, og hvordan?</li>
        </ul>
        <h3>Spørsmål du ikke trenger å svare på</h3>
        <p>
          En arbeidsgiver kan som hovedregel ikke spørre om graviditet eller planer om barn, religion og livssyn,
          etnisitet, funksjonsnedsettelse, seksuell orientering, politisk syn eller medlemskap i fagforening. Om helse
          kan de bare spørre om det som er nødvendig for å utføre arbeidet. Reglene står i likestillings- og
          diskrimineringsloven § 30 og arbeidsmiljøloven § 9-3 og § 13-4. Trenger du råd, kan du spørre{' '}
          <a href="https://www.ldo.no/">Likestillings- og diskrimineringsombudet</a>.
        </p>
        <h3>Etter</h3>
        <p>
          Skriv ned hva som gikk bra, og hva du vil svare annerledes neste gang. Send en kort takk. Får du avslag, så
          spør hva som avgjorde. Ikke alle svarer, men de som gjør det, gir deg noe å bruke.
        </p>
      </Section>

      <Section id="lonn" heading="Snakk om lønn">
        <p>
          Finn ut hva som er vanlig før du får tilbudet. <a href="https://www.ssb.no/">SSB</a> har lønnsstatistikk for
          yrker, og fagforeninger har ofte egne tall. Si et tall eller et spenn du kan begrunne med erfaring og ansvar.
          Husk at pensjon, arbeidstid, overtid, kurs og ferie også er verdt penger.
        </p>
      </Section>

      <Section id="avtalen" heading="Sjekk avtalen før du skriver under">
        <p>
          Du har krav på en skriftlig arbeidsavtale, uansett hvor liten stillingen er. Den skal blant annet si hvem som
          er arbeidsgiver, hvor du skal jobbe, hva du skal gjøre, når du begynner, arbeidstid, lønn, ferie,
          oppsigelsestid og eventuell prøvetid. Prøvetiden kan være høyst seks måneder.
        </p>
        <p>
          Er stillingen midlertidig, skal avtalen si hvorfor.{' '}
          <a href="https://www.arbeidstilsynet.no/">Arbeidstilsynet</a> har en mal for arbeidsavtale og svarer på
          spørsmål om rettigheter. Si ikke opp jobben du har, før den nye avtalen er underskrevet.
        </p>
      </Section>

      <Section id="svindel" heading="Pass deg for falske jobber">
        <ul>
          <li>Ingen seriøs arbeidsgiver vil ha betaling, BankID eller kontonummer for å behandle en søknad.</li>
          <li>Vær forsiktig når jobben er svært godt betalt, krever lite og haster.</li>
          <li>Jobber som går ut på å ta imot og sende videre penger, kan være hvitvasking.</li>
          <li>
            Er du i tvil, så <Link to="/kontakt?tema=feil">spør oss</Link>. Under hver annonse kan du melde fra om den.
            Er du lurt, kontakt banken din og politiet.
          </li>
        </ul>
      </Section>

      <Section id="spor-oss" heading="Spør oss om karriere">
        <p>
          Lurer du på noe om jobbsøking, så skriv til{' '}
          <a href={`mailto:${contact.careerEmail}`}>{contact.careerEmail}</a>. Du får svar innen{' '}
          {policy.responseHours.careerAdvice} timer.
        </p>
      </Section>
    </Article>
  );
}
