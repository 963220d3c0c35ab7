import { Link } from 'react-router';
import { candidateLimits } from '../../contract/candidates/candidate-limits.ts';
import { policy } from '../../contract/policy.ts';
import { contact } from '../platform/contact.ts';
import { metadata } from '../platform/metadata.ts';
import { Article, Section } from '../ui/article.tsx';
import { SoftHyphen } from '../ui/soft-hyphen.tsx';
import type { Route } from './+types/privacy';
import { PurposesTable } from './privacy/purposes-table.tsx';

export const meta = (args: Route.MetaArgs) =>
  metadata(args, {
    title: 'Personvernerklæring',
    description:
      'Hvilke opplysninger Jobbfjord har om deg, hvorfor vi har dem, hvor lenge vi beholder dem, og hvilke rettigheter du har.',
    keywords: ['personvern', 'personopplysninger', 'GDPR', 'innsyn', 'sletting'],
  });

const {
  inactiveAccountYears,
  positionYearsAfterExpiry,
  logMonths,
  supportRequestYears,
  applicationMonthsAfterClosing,
  positionDraftMonths,
  applicationDraftDays,
  unsentFileHours,
} = policy.retention;
const { invitationDays, jobAlerts } = policy;

export default function Privacy() {
  return (
    <Article
      title={
        <>
          Personvern
          <SoftHyphen />
          erklæring
        </>
      }
      lead="Her leser du hvilke opplysninger Jobbfjord har om deg, hvorfor vi har dem, hvor lenge vi beholder dem, og hva du kan bestemme selv."
      updated="30. november 2026"
      contents
    >
      <Section id="kort-fortalt" heading="Kort fortalt">
        <ul>
          <li>Du kan søke etter stillinger og lese om bedrifter uten å fortelle oss hvem du er.</li>
          <li>Vi selger ikke opplysninger om deg, og vi viser ikke reklame som bygger på hva du gjør her.</li>
          <li>En søknad går bare til bedriften du søker hos.</li>
          <li>Du kan se, rette, laste ned og slette opplysningene dine når du vil.</li>
          <li>Konto som ikke er brukt på {inactiveAccountYears} år, blir slettet. Du får en e-post først.</li>
        </ul>
      </Section>

      <Section id="ansvar" heading="Hvem som har ansvaret">
        <p>
          Jobbfjord er behandlingsansvarlig for opplysningene som trengs for å drive tjenesten: kontoen din, CV-ene og
          søknadsbrevene dine, det du følger, noterer eller har skjult, og henvendelsene du sender oss. Det betyr at vi
          bestemmer hva de brukes til, og svarer for at det skjer lovlig.
        </p>
        <p>
          <strong>Når du sender en søknad,</strong> er bedriften behandlingsansvarlig for rekrutteringen. Bedriften
          avgjør hva den spør om, hvem hos dem som leser søknaden, og hva den legger vekt på. Vi tar imot, lagrer og
          viser søknaden på vegne av bedriften, og er da databehandler for den. Følger den offentleglova, spør den også
          om det en offentlig søkerliste skal ha. Du kan be om å bli unntatt fra listen i samme skjema. Har bedriften
          valgt å lese søknadene anonymt først, holder vi tilbake hvem du er til den ber om å få vite det. Ellers kan
          kontaktpersonen for stillingen få en e-post om søknaden og svare deg derfra uten å logge inn. Lenken viser
          navnet ditt og stillingen, men ikke svarene og filene dine.
        </p>
        <p>
          <strong>For stillinger fra NAV</strong> er NAV og Jobbfjord behandlingsansvarlige hver for seg: NAV for det
          som publiseres på arbeidsplassen.no, vi for at det vises her.
        </p>
        <p>
          Spørsmål om personvern sender du til <a href={`mailto:${contact.privacyEmail}`}>{contact.privacyEmail}</a>.
        </p>
      </Section>

      <Section id="formaal" heading="Hva vi bruker opplysningene til">
        <p>
          Vi samler bare inn det vi trenger. Tabellen viser hvilke opplysninger det gjelder, hva de brukes til, og hva i
          personvernforordningen (GDPR) som gir oss lov til det.
        </p>
        <PurposesTable />
        <p>
          Der grunnlaget er <em>berettiget interesse</em>, har vi vurdert at behovet er reelt, at vi ikke kan klare oss
          med mindre, og at hensynet til deg ikke veier tyngre. Du kan be om å få se vurderingen, og du kan{' '}
          <a href="#rettigheter">protestere</a>.
        </p>
        <p>
          Du må ikke gi oss noe. Men uten navn, e-post og passord kan vi ikke lage en konto, og uten konto kan du ikke
          søke på stillinger eller lage CV her.
        </p>
      </Section>

      <Section id="foelsomt" heading="Opplysninger du bør holde tilbake">
        <p>
          Skriv ikke fødselsnummer, kontonummer, helseopplysninger, religion, politisk syn eller fagforening i CV eller
          søknad. Ingen arbeidsgiver trenger det for å vurdere en søknad, og mye av det er det ikke lov å spørre om.
          Bilde og fødselsdato i CV-en er frivillig.
        </p>
        <p>Jobbfjord ber deg aldri om BankID, fødselsnummer eller betaling.</p>
      </Section>

      <Section id="nav" heading="Stillinger fra NAV">
        <p>
          Vi henter annonser fra NAVs åpne stillingsstrøm. En annonse kan ha navn, telefonnummer og e-postadresse til en
          kontaktperson hos arbeidsgiveren. Vi viser dem for at du skal kunne stille spørsmål om stillingen. Grunnlaget
          er berettiget interesse.
        </p>
        <p>
          Når NAV melder at annonsen ikke lenger er aktiv, fjerner vi den fra søk og sider med én gang og sletter
          teksten og kontaktpersonene. De som har fulgt stillingen, ser bare at den ikke lenger er tilgjengelig.
        </p>
        <p>
          Står du som kontaktperson og vil bort, hjelper det mest å be arbeidsgiveren endre annonsen hos NAV. Da endres
          den her også. Du kan også skrive direkte til oss, så fjerner vi opplysningene her.
        </p>
      </Section>

      <Section id="enhetsregisteret" heading="Opplysninger fra Enhetsregisteret">
        <p>
          Om bedrifter henter vi navn, næring, poststed og antall ansatte fra Enhetsregisteret. For et
          enkeltpersonforetak kan navnet på foretaket være navnet på en person. Er en enhet fjernet fra registeret av
          rettslige grunner, sletter vi kopien vår.
        </p>
      </Section>

      <Section id="andres-nettsider" heading="Stillinger på bedriftenes nettsider">
        <p>
          En bedrift kan vise stillingene sine herfra på sin egen nettside. Nettleseren din henter listen fra oss, slik
          den henter sidene våre. Listen bruker ikke informasjonskapsler, lagrer ingenting hos deg og vet ikke om du er
          logget inn her. Vi følger ikke hva du gjør på bedriftens nettside.
        </p>
      </Section>

      <Section id="deling" heading="Hvem som får opplysninger fra oss">
        <dl>
          <dt>Bedrifter du søker hos</dt>
          <dd>
            De får søknaden og filene du sender. Det samme får kollegaer som bedriften har delt tilgangen med. De ser
            ikke hva annet du følger, skjuler eller søker på, og ingen arbeidsgiver får vite at du har skjult den.
          </dd>
          <dt>Bedrifter som finner deg</dt>
          <dd>
            Bare når du har valgt å bli funnet. Da ser bedrifter med en åpen stilling det du har skrevet om hva du kan
            og ser etter, og CV-en du har valgt, uten navn, kontaktopplysninger, bilde, fødselsdato og referanser. Hvor
            du har arbeidet og gått på skole, står der. Hvem du er, får en bedrift først vite når du søker hos den.
          </dd>
          <dt>Kalenderprogrammet ditt</dt>
          <dd>
            Bare når du abonnerer på kalenderen din. Da henter programmet frister og intervjuer fra adressen du har lagt
            inn der, og den som leverer programmet, kan lese dem.
          </dd>
          <dt>Leverandører som arbeider for oss</dt>
          <dd>
            Drift av servere, lagring og utsending av e-post. De er databehandlere: De kan bare gjøre det vi har bedt
            om, og er bundet av en databehandleravtale. Skriv til oss hvis du vil ha listen over dem.
          </dd>
          <dt>Offentlige myndigheter</dt>
          <dd>Bare når loven pålegger oss det.</dd>
        </dl>
        <p>
          Opplysningene lagres i EØS. Skulle en leverandør måtte behandle noe utenfor EØS, skjer det bare til land
          EU-kommisjonen har godkjent, eller med EUs standardkontrakter og nødvendige sikringstiltak.
        </p>
      </Section>

      <Section id="lagringstid" heading="Hvor lenge vi beholder opplysninger">
        <p>Vi sletter når formålet er oppfylt. Fristene holdes av faste, automatiske jobber.</p>
        <ul>
          <li>
            <strong>Konto</strong> med CV-er og søknadsbrev, det som sto i dem før, fulgte og lagrede søk, det du har
            skjult, og det du har notert at du har søkt på andre steder: til du sletter den, eller når den ikke er brukt
            på {inactiveAccountYears} år. Du får en e-post i god tid før.
          </li>
          <li>
            <strong>Stillinger</strong> fra bedrifter her: {positionYearsAfterExpiry} år etter at de utløp. Stillinger
            fra NAV: innholdet slettes når annonsen blir inaktiv.
          </li>
          <li>
            <strong>Utkast til stillinger</strong>: til du lagrer stillingen, eller {positionDraftMonths} måneder etter
            at du sist skrev på det. Visninger av en stilling telles per dag, uten noe om hvem som så på den.
          </li>
          <li>
            <strong>Søknader</strong>: {applicationMonthsAfterClosing} måneder etter at stillingen er lukket: fra
            utløpsdatoen, eller fra bedriften slo den av. Har du sagt ja til at bedriften beholder søknaden lenger,
            slettes den sammen med stillingen, {positionYearsAfterExpiry} år etter at den utløp. Venter du på et lovet
            svar eller et intervju, beholdes den til dagen er over. Både du og bedriften får en e-post to uker før. Med
            søknaden går svar, filer, meldinger, begrunnelser, referanser, tips, notater, merkelapper, vurderinger,
            intervjuer og e-poster som venter. Når den er slettet, får du en kvittering på hva som ble slettet, og hva
            som er igjen. Du kan trekke søknaden når du vil, og bedriften kan slette den; også da får du vite hva som
            ble slettet.
          </li>
          <li>
            <strong>Hva søkere har svart om hvordan det var å søke</strong>, som tall uten hvem: til det er{' '}
            {policy.survey.months} hele måneder siden den siste av dem svarte.
          </li>
          <li>
            <strong>Profilen arbeidsgivere finner deg ved</strong> vises i {candidateLimits.days} dager om gangen. Har
            den vært skjult i {candidateLimits.monthsKept} måneder, slettes den, og med den invitasjonene og hvem som
            har åpnet den. Du kan slette den når du vil. CV-en i den forsvinner når du sletter CV-en.
          </li>
          <li>
            <strong>Utkast til søknader og rettelser</strong>: {applicationDraftDays} dager etter at du sist endret dem.
            Filer som verken hører til et utkast eller en søknad: {unsentFileHours} timer. Det gjelder også filer til
            spørsmål som du ikke lenger fikk da du sendte; de sendes ikke, og svarene slettes med utkastet.
          </li>
          <li>
            <strong>At en søknad er slettet</strong>, uten hvem den var fra: {logMonths} måneder.
          </li>
          <li>
            <strong>Invitasjoner</strong> til å dele en bedrift: adressen slettes når invitasjonen er tatt imot, trukket
            tilbake eller {invitationDays} dager gammel.
          </li>
          <li>
            <strong>Logger</strong> over innlogging, sikkerhet og drift: {logMonths} måneder.
          </li>
          <li>
            <strong>Henvendelser</strong> til oss, også meldinger om annonser: {supportRequestYears} år.
          </li>
          <li>
            <strong>Nyhetsbrev</strong>: til du melder deg av. Hvem et nyhetsbrev ble sendt til: {logMonths} måneder.
          </li>
          <li>
            <strong>E-post fra lagrede søk</strong>: hvilke stillinger du har fått e-post om, i ett år, så du ikke får
            de samme igjen.
          </li>
          <li>
            <strong>Jobbvarsel uten konto</strong>: til du avslutter det. Slår du det ikke på, sletter vi adressen etter{' '}
            {jobAlerts.unconfirmedDays} dager. Er det på, spør vi deg etter {jobAlerts.askedAgainAfterMonths} måneder om
            du fortsatt vil ha det, og sletter alt hvis du ikke svarer på {jobAlerts.renewalDays} dager.
          </li>
        </ul>
        <p>
          Må vi etter loven ta vare på noe lenger, for eksempel bilag etter bokføringsloven, gjelder det bare akkurat de
          opplysningene.
        </p>
      </Section>

      <Section id="rettigheter" heading="Rettighetene dine">
        <ul>
          <li>
            <strong>Innsyn og dataportabilitet.</strong> Få vite hva vi har om deg, og få det i et format du kan ta med
            deg.
          </li>
          <li>
            <strong>Retting.</strong> Få rettet det som er feil. Det meste endrer du selv i profilen.
          </li>
          <li>
            <strong>Sletting.</strong> Slett enkelte ting, eller hele kontoen.
          </li>
          <li>
            <strong>Begrensning.</strong> Be oss la opplysninger ligge urørt mens en uenighet avklares.
          </li>
          <li>
            <strong>Protest.</strong> Si nei til behandling som bygger på berettiget interesse. Vi stanser hvis vi ikke
            har tvingende grunner til å fortsette.
          </li>
          <li>
            <strong>Trekke samtykke.</strong> Meld deg av nyhetsbrevet i profilen eller med lenken i hver utsending, slå
            av tips om andre stillinger der søknaden står i profilen eller med lenken i hver e-post, slå av at
            arbeidsgivere finner deg under «Bli funnet» i profilen, og endre valgene dine på siden om{' '}
            <Link to="/cookies">informasjonskapsler</Link>. Det er like lett å trekke et samtykke som å gi det.
          </li>
          <li>
            <strong>Ingen automatiske avgjørelser.</strong> Ingen søknader avslås eller rangeres automatisk av oss. Det
            er mennesker i bedriften som avgjør.
          </li>
        </ul>
        <p>
          Du bruker rettighetene fra <Link to="/profil">profilen</Link> eller ved å skrive til{' '}
          <a href={`mailto:${contact.privacyEmail}`}>{contact.privacyEmail}</a>. Det koster ingenting, og du får svar
          senest innen én måned. Gjelder det en søknad, kan du skrive til bedriften eller til oss. Vi sørger for at
          spørsmålet kommer fram.
        </p>
      </Section>

      <Section id="klage" heading="Klage til Datatilsynet">
        <p>
          Er du uenig i hvordan vi bruker opplysningene dine, hører vi gjerne fra deg. Du kan også klage direkte til{' '}
          <a href="https://www.datatilsynet.no/">Datatilsynet</a>, som fører tilsyn med personvernreglene i Norge.
        </p>
      </Section>

      <Section id="sikkerhet" heading="Slik sikrer vi opplysningene">
        <ul>
          <li>Passordet ditt lagres bare som et avtrykk som ikke kan regnes tilbake til passordet.</li>
          <li>
            Slår du på totrinns innlogging, er ikke passordet nok til å komme inn. Nøkkelen til appen din lagres
            kryptert, og gjenopprettingskodene bare som avtrykk. De slettes når du slår den av.
          </li>
          <li>
            Av en passnøkkel lagrer vi den offentlige delen, navnet du gir den, og når den ble brukt. Fingeravtrykket
            eller ansiktet ditt får vi aldri.
          </li>
          <li>I profilen ser du hvor du er logget inn, og kan logge ut andre enheter.</li>
          <li>
            Adressen til kalenderen din lagres bare som avtrykk. Du kan bytte den eller slå den av når du vil, og et
            nytt passord gjør at den slutter å virke.
          </li>
          <li>Filer du sender med en søknad, kan bare hentes av deg og bedriften.</li>
          <li>Ansatte hos oss har bare den tilgangen de trenger, og det de gjør, blir loggført.</li>
        </ul>
        <p>
          Skjer det likevel et brudd på sikkerheten, melder vi det til Datatilsynet innen 72 timer når reglene krever
          det. Er risikoen høy for deg, får du beskjed uten ugrunnet opphold.
        </p>
      </Section>

      <Section id="alder" heading="Aldersgrense">
        <p>
          Du må ha fylt {policy.minimumAgeYears} år for å ha konto. Oppdager vi at en konto tilhører noen som er yngre,
          sletter vi den.
        </p>
      </Section>

      <Section id="endringer" heading="Endringer">
        <p>
          Når tjenesten eller reglene endrer seg, oppdaterer vi denne siden og datoen øverst. Endringer som betyr noe
          for deg, varsler vi minst {policy.termsNoticeDays} dager før de gjelder. Ny bruk som krever samtykke, skjer
          bare hvis du sier ja.
        </p>
      </Section>
    </Article>
  );
}
