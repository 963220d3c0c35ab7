import { labelLimits, MOST_UNANSWERED, tipLimits } from '../../../contract/applications/application-words.ts';
import { interviewLimits } from '../../../contract/applications/interview-words.ts';
import { referenceLimits } from '../../../contract/applications/reference-words.ts';
import { pictureLimits } from '../../../contract/businesses/picture-limits.ts';
import { candidateLimits } from '../../../contract/candidates/candidate-limits.ts';
import { policy } from '../../../contract/policy.ts';
import { MOST_COMPARED } from '../../followed/comparison.ts';

export interface Question {
  /** Part of addresses that people share. */
  id: string;
  question: string;
  /** One paragraph each. */
  answer: string[];
  links?: { to: string; text: string }[];
}

export interface Topic {
  heading: string;
  questions: Question[];
}

const {
  passwordLength,
  responseHours,
  retention,
  expiringSoonDays,
  deadlineMailDays,
  imageSizeBytes,
  applicationHandling,
  survey,
  payInProfession,
} = policy;
const businesses = policy.businessesPerUser.default;
const activePositions = policy.activePositionsPerBusiness.default;

export const topics: Topic[] = [
  {
    heading: 'Konto og innlogging',
    questions: [
      {
        id: 'registrere',
        question: 'Hvordan oppretter jeg en konto?',
        answer: [
          'Velg Logg inn øverst på siden og så fanen for registrering. Fyll inn fornavn, etternavn, e-postadresse og passord.',
          `Du må ha fylt ${policy.minimumAgeYears} år. Det er gratis å ha konto.`,
        ],
      },
      {
        id: 'passordregler',
        question: 'Hvilke krav er det til passordet?',
        answer: [
          `Passordet må ha minst ${passwordLength.min} tegn og inneholde minst én stor bokstav, én liten bokstav, ett tall og ett spesialtegn. Spesialtegnene som teller, er @ $ ! % * ? og &.`,
          'Lange passord er best. Bruk gjerne en passordbehandler, og bruk ikke et passord du har andre steder.',
        ],
      },
      {
        id: 'glemt-passord',
        question: 'Jeg har glemt passordet. Hva gjør jeg?',
        answer: [
          'Velg Logg inn, skriv e-postadressen din og velg Glemt passord. Finnes det en konto med adressen, får du en e-post med en lenke der du lager et nytt passord.',
          'Finner du ikke e-posten, så se i søppelposten. Lenken virker bare én gang og bare en kort stund.',
        ],
      },
      {
        id: 'utlogget-etter-bytte',
        question: 'Hvorfor ble jeg logget ut da jeg byttet passord?',
        answer: [
          'Når passordet endres, avslutter vi alle innlogginger, også den du sitter i. Slik slipper ingen med det gamle passordet til. Logg inn igjen med det nye.',
        ],
      },
      {
        id: 'innloggede-enheter',
        question: 'Hvordan ser jeg hvor jeg er logget inn?',
        answer: [
          'I profilen under Enheter ser du nettleser, type enhet og når den sist ble brukt. Der kan du avslutte én innlogging, eller alle andre enn den du bruker.',
        ],
        links: [{ to: '/profil?tab=sessions', text: 'Se innloggingene dine' }],
      },
      {
        id: 'totrinns',
        question: 'Hva er totrinns innlogging?',
        answer: [
          'Etter passordet skriver du en kode som en app på telefonen viser. Da er ikke et stjålet passord nok til å komme inn på kontoen din. Slå det på i profilen under Sikkerhet.',
          `Du får ${policy.secondStep.recoveryCodes} gjenopprettingskoder. Ta vare på dem et annet sted enn på telefonen: med en av dem kommer du inn når du ikke har appen.`,
        ],
        links: [{ to: '/profil?tab=security', text: 'Slå på totrinns innlogging' }],
      },
      {
        id: 'passnokler',
        question: 'Hva er en passnøkkel?',
        answer: [
          'Med en passnøkkel logger du inn med fingeravtrykk, ansikt eller PIN på enheten din i stedet for passord og kode. Den ligger på enheten eller i passordbehandleren din, og virker bare på Jobbfjord, så ingen kan lure den fra deg.',
          `Legg til en i profilen under Sikkerhet. Du kan ha ${policy.passkeys.most}, og passordet virker fortsatt. Mister du enheten, sletter du passnøkkelen samme sted.`,
        ],
        links: [{ to: '/profil?tab=security', text: 'Legg til en passnøkkel' }],
      },
      {
        id: 'mistet-kode',
        question: 'Jeg har mistet telefonen og får ikke kode. Hva gjør jeg?',
        answer: [
          'Logg inn med passordet og velg Bruk en gjenopprettingskode. Slå så av totrinns innlogging i profilen, og slå den på igjen med den nye telefonen.',
          'Har du mistet kodene også, så skriv til oss fra e-postadressen du har hos oss. Vi må være sikre på at det er deg før vi slår den av, og du får beskjed på e-post når det er gjort.',
        ],
        links: [{ to: '/kontakt', text: 'Kontakt oss' }],
      },
      {
        id: 'nytt-til-deg',
        question: 'Hvordan ser jeg om det er noe nytt til meg?',
        answer: [
          'Er du logget inn, står det et tall ved navnet ditt øverst når noe er nytt eller venter på deg. Under «Nytt til deg» i profilen ser du hva det er: svar og meldinger, tider til intervju, søknader du ikke har sendt, og frister for stillinger du følger. Har du en bedrift, ser du uleste søknader og svar dere har lovet, også på bedriftssiden.',
          'Et svar og en melding er nye til du har åpnet søknaden. Det andre blir borte når du har gjort det.',
        ],
        links: [{ to: '/profil', text: 'Gå til profilen' }],
      },
      {
        id: 'slette-konto',
        question: 'Hvordan sletter jeg kontoen min?',
        answer: [
          'Du sletter kontoen i profilen. Da forsvinner CV-ene og søknadsbrevene dine og det du har fulgt og lagret. Det kan ikke angres, så last ned det du vil ta vare på først.',
          `En konto som ikke er brukt på ${retention.inactiveAccountYears} år, slettes automatisk. Du får en e-post i god tid før.`,
        ],
        links: [{ to: '/profil', text: 'Gå til profilen' }],
      },
    ],
  },
  {
    heading: 'Søke og følge',
    questions: [
      {
        id: 'soke',
        question: 'Hvordan finner jeg stillinger som passer?',
        answer: [
          'Skriv et yrke, en bedrift eller et sted i søkefeltet. Du kan avgrense på fylke, kommune og kommunene rundt, yrkesområde og yrke, stillingstype, erfaring, ansettelsesform, arbeidsspråk, lønn, hjemmekontor, søknadsfrist og når stillingen ble publisert, og velge hva som skal stå øverst, også det som er best betalt.',
          'Under Arbeidsspråk finner du stillinger der det språket du velger, er nok for å gjøre jobben. Sier ikke arbeidsgiveren det selv, går vi etter det som står i annonsen og språket den er skrevet på. Les derfor annonsen før du søker.',
          'Skriv «eller» mellom to ord når begge passer: sykepleier eller vernepleier. Sett anførselstegn rundt ord som skal stå sammen, og en strek foran ord du ikke vil ha med.',
          'Kryss av for flere yrker, stillingstyper, erfaringer, ansettelsesformer eller arbeidsspråk når mer enn én passer: du får treff som har minst én av dem.',
          'Passer flere steder? Velg det første, trykk på Legg til et sted, og velg det neste. Du får treff fra alle sammen, og lagrede søk og jobbvarsler husker dem.',
          'Velg Vis på kart over treffene for å se hvor de er. Trykk på et fylke og så en kommune, på kartet eller i listen ved siden av.',
          'Får du for få treff, så fjern ett filter om gangen. Adressen i nettleseren husker søket, så du kan dele den eller lagre den som bokmerke.',
        ],
        links: [{ to: '/stillinger', text: 'Søk i stillinger' }],
      },
      {
        id: 'lokale-og-nav',
        question: 'Hva er forskjellen på lokale stillinger og NAV-stillinger?',
        answer: [
          'Lokale stillinger er lagt ut her av bedrifter vi har godkjent. Mange av dem kan du søke på direkte.',
          'NAV-stillinger kommer fra arbeidsplassen.no. Du leser annonsen her og søker hos arbeidsgiveren, slik annonsen viser.',
        ],
      },
      {
        id: 'folge',
        question: 'Hva skjer når jeg følger en stilling eller en bedrift?',
        answer: [
          `Den havner i listen Mine fulgte, der du ser hvor mange dager det er igjen. Er det ${expiringSoonDays} dager eller mindre, merkes den tydelig.`,
          'Ved hver stilling kan du skrive et notat til deg selv, for eksempel hva du vil spørre om. Bare du ser det.',
          'Uten konto ligger listen bare i denne nettleseren. Logger du inn, blir den lagt til i kontoen din og er lik på alle enhetene dine.',
          'Under listen står andre stillinger som ligner på dem du følger. Er du logget inn og har en CV, står også stillinger som passer til den. Vi tar ikke vare på hva du får se der.',
          `Er du logget inn, kan du også få e-post når det er ${deadlineMailDays} dager eller mindre til siste søknadsdag. Slå det på under Mine fulgte.`,
        ],
        links: [{ to: '/mine-fulgte', text: 'Se det du følger' }],
      },
      {
        id: 'sammenligne',
        question: 'Kan jeg sammenligne stillinger?',
        answer: [
          `Ja. Kryss av for Sammenlign ved opptil ${MOST_COMPARED} av stillingene du følger. Da står lønn, sted, frister og det andre annonsene sier, side om side, også for annonser fra NAV. Lønn per time eller måned blir regnet om til et helt år.`,
          'Adressen til sammenligningen kan du dele med andre. Notatene dine ser bare du.',
        ],
        links: [{ to: '/mine-fulgte', text: 'Velg blant det du følger' }],
      },
      {
        id: 'vanlig-lonn',
        question: 'Hva er vanlig lønn i et yrke?',
        answer: [
          'Sier ikke en annonse hva den betaler, kan det stå under Fakta hva som er vanlig i yrket. Det er regnet ut av andre annonser på Jobbfjord fra det siste året, også dem som har gått ut: Den midterste halvparten av dem ligger mellom de to beløpene. Det er ikke statistikk over hva folk tjener.',
          `Alle annonsene fra én arbeidsgiver teller til sammen like mye som én annonse fra en annen. Vi sier bare noe når minst ${payInProfession.fewestAds} annonser fra minst ${payInProfession.fewestEmployers} arbeidsgivere oppgir lønn i kroner. Har en annonse et spenn, bruker vi midten. Lønn per time eller måned blir regnet om til et helt år, og frilansoppdrag er ikke med.`,
          'Arbeidsgivere ser det samme når de fyller ut lønn i en ny stilling.',
        ],
        links: [{ to: '/stillinger', text: 'Søk i stillinger' }],
      },
      {
        id: 'kalender',
        question: 'Kan jeg få søknadsfristene inn i kalenderen min?',
        answer: [
          'Ja. Ved fristen i en annonse står «Legg i kalenderen». Det gir en fil som kalenderprogrammer kan åpne, med en påminnelse dagen før. Du trenger ikke konto.',
          'Er du logget inn, kan du abonnere under Mine fulgte. Da ser du fristene for det du følger, har begynt på eller har notert, og intervjuer du har avtalt, og de endrer seg når noe endrer seg her. Du får en adresse som du legger inn i kalenderprogrammet.',
          'Alle som har adressen, kan lese kalenderen. Lag en ny eller slå den av hvis noen andre kan ha fått den. Bytter du passord, slutter den å virke, og du må lage en ny.',
        ],
        links: [{ to: '/mine-fulgte#kalender', text: 'Abonner på kalenderen din' }],
      },
      {
        id: 'endret-annonse',
        question: 'Kan jeg se om en annonse er endret?',
        answer: [
          'Ja. Under Endringer i annonsen på annonsens side står det hvilken dag noe ble endret siden den ble lagt ut. Er søknadsfristen eller lønnen en annen, ser du også hva den var.',
          'Følger du stillingen, står det under Mine fulgte og i e-posten før søknadsfristen hva som er endret siden du begynte å følge den. Har du søkt, står det på søknaden din.',
          'For annonser fra NAV gjelder det fra vi leste dem første gang.',
        ],
      },
      {
        id: 'skjule',
        question: 'Kan jeg slippe å se en annonse eller en arbeidsgiver igjen?',
        answer: [
          'Ja, når du er logget inn. Velg Skjul annonsen eller Skjul arbeidsgiveren på siden til annonsen, eller øyet på kortet i listen. Skjuler du en arbeidsgiver, gjelder det alle annonsene, også fra underenheter.',
          'I lister står det én linje i stedet, så du ser hva som mangler og kan vise det igjen. E-poster om lagrede søk hopper over det. Det du følger, følger du fortsatt.',
          'En arbeidsgiver du har skjult, finner heller ikke deg, om du har valgt å bli funnet. Ingen andre får vite hva du har skjult, heller ikke arbeidsgiveren.',
        ],
        links: [{ to: '/mine-fulgte?tab=skjult', text: 'Se det du har skjult' }],
      },
      {
        id: 'lagre-sok',
        question: 'Kan jeg lagre et søk?',
        answer: [
          'Ja. Skriv et søkeord eller velg minst ett filter, og velg Lagre søk. Lagrer du det samme søket på nytt, får du ikke to av det.',
          'Søknadsfristen, dagen stillingen ble publisert, og filtrene som bare gjelder NAV, blir ikke med i lagrede søk og jobbvarsler.',
          'Er du logget inn, kan du få nye treff på e-post hver dag eller hver uke. Velg det ved søket. Lenken nederst i e-posten slår det av.',
        ],
      },
      {
        id: 'jobbvarsel',
        question: 'Kan jeg få nye stillinger på e-post uten konto?',
        answer: [
          'Ja. Søk i stillinger, og velg Få nye treff på e-post over treffene. Nederst i en annonse kan du be om flere som den. Skriv e-postadressen din, og slå på varselet med knappen i e-posten du får.',
          'Lenken nederst i hver e-post avslutter jobbvarselet. Etter noen måneder spør vi om du fortsatt vil ha det. Svarer du ikke, slutter det av seg selv.',
        ],
        links: [{ to: '/stillinger', text: 'Søk i stillinger' }],
      },
      {
        id: 'borte',
        question: 'Hvorfor er en stilling jeg fulgte, ikke tilgjengelig lenger?',
        answer: [
          'Den kan ha utløpt, være besatt eller trukket av arbeidsgiveren. NAV-stillinger fjerner vi så snart NAV melder at de ikke lenger er aktive.',
        ],
      },
    ],
  },
  {
    heading: 'CV og søknad',
    questions: [
      {
        id: 'cv-bygger',
        question: 'Hva koster CV-byggeren?',
        answer: [
          'Ingenting. Du kan lage flere CV-er og søknadsbrev, velge mellom tre maler og laste dem ned som PDF eller Word. Du må være logget inn, slik at vi kan ta vare på dem for deg.',
        ],
        links: [{ to: '/cv-bygger-info', text: 'Les om CV-byggeren' }],
      },
      {
        id: 'versjoner',
        question: 'Kan jeg få tilbake det som sto i en CV eller et søknadsbrev før?',
        answer: [
          'Ja. Hver gang du lagrer en endring i teksten, tar vi vare på det som sto der. Velg «Versjoner» ved CV-en eller brevet, se på den du vil ha, og bruk den. Det du har nå, blir også tatt vare på. Det er de siste versjonene vi beholder. De slettes sammen med CV-en eller brevet.',
        ],
        links: [{ to: '/profil?tab=cv', text: 'Se CV-ene og søknadsbrevene dine' }],
      },
      {
        id: 'cv-hent-inn',
        question: 'Kan jeg hente inn en CV jeg har fra før?',
        answer: [
          'Ja. Velg «Hent inn CV» i profilen og en PDF eller et Word-dokument (.docx). Vi leser teksten og fyller ut feltene. Det virker også med PDF-en du får når du velger «Lagre som PDF» på LinkedIn-profilen din. Noe kan havne i feil felt, så se over alt før du lagrer. Det vi ikke fant plass til, står øverst.',
          'Er CV-en laget her eller i Europass, eller har du JSON Resume-filen eller arkivet fra LinkedIn, trenger vi ikke gjette: da er innholdet merket. En skannet CV er bare bilder, og den kan vi ikke lese.',
          'Teksten leses i nettleseren din. En PDF sendes også til oss, så vi kan se om den har en merket CV i seg, men vi tar ikke vare på filen.',
        ],
        links: [{ to: '/profil?tab=cv', text: 'Hent inn en CV' }],
      },
      {
        id: 'cv-bilde',
        question: 'Hvilke bilder kan jeg bruke i CV-en?',
        answer: [
          `Bruk JPG eller PNG på høyst ${imageSizeBytes / 1024 / 1024} MB. Bilde er frivillig, og mange arbeidsgivere vil helst ikke ha det.`,
        ],
      },
      {
        id: 'cv-sprak',
        question: 'Kan jeg ha samme CV på flere språk?',
        answer: [
          'Ja. Åpne CV-en og velg «Legg til engelsk» eller et annet språk øverst. Du skriver tekstene på nytt med originalen ved siden av. Navn, datoer, nivåer og bilde er felles, så de endrer du bare ett sted. Det du ikke oversetter, står på originalspråket.',
          'Når du forhåndsviser, laster ned eller legger ved CV-en, velger du språk. PDF-en inneholder hele CV-en som data, med alle språkene, så du kan hente den inn igjen.',
        ],
      },
      {
        id: 'cv-word',
        question: 'Kan jeg få CV-en eller søknadsbrevet i Word?',
        answer: [
          'Ja. Velg «Last ned som Word» når du forhåndsviser CV-en, eller ved søknadsbrevet. Dokumentet sier det samme som PDF-en, på språket du velger, og har vanlige overskrifter og punktlister, så du kan skrive videre på det. Det har sitt eget, enkle oppsett, uansett mal.',
          'Det du endrer i Word, kommer ikke inn igjen av seg selv. Du kan hente inn dokumentet som en ny CV, men da leser vi bare teksten. Vil du flytte CV-en mellom kontoer, bruker du PDF-en.',
        ],
      },
      {
        id: 'sende-soknad',
        question: 'Hvordan søker jeg på en stilling?',
        answer: [
          'Åpne stillingen og se på boksen for søknad. Bedriften velger selv om du skal svare på spørsmål her, sende e-post eller søke på bedriftens egne sider. Søker du her, må du være logget inn.',
          'Det du skriver og laster opp her, lagres som utkast mens du holder på. Du kan gjøre det ferdig senere, også på en annen enhet. Er det ikke sendt når fristen nærmer seg, minner vi deg på det på e-post. Har du svart på de samme spørsmålene i en annen søknad, kan du hente svarene derfra.',
          'Noen spørsmål kommer først når du har svart på et annet. Endrer du det svaret, forsvinner de igjen. Det du skrev der, blir i utkastet og sendes ikke.',
        ],
      },
      {
        id: 'sokt-andre-steder',
        question: 'Kan jeg holde oversikt over det jeg har søkt på andre steder?',
        answer: [
          'Ja. Velg «Jeg har søkt» ved siden av annonsen når du søker hos NAV, på e-post eller på arbeidsgiverens egen side. Under Mine søknader i profilen kan du også notere noe for hånd, endre status og be om en påminnelse på e-post. Bare du ser det.',
          'Skal du vise NAV eller andre hva du har søkt på, velger du «Last ned oversikt» samme sted. Den har med både det du har sendt her, og det du har notert, for perioden du velger. Du kan skrive den ut eller laste den ned som regneark.',
        ],
        links: [{ to: '/profil?tab=applications', text: 'Se søknadene dine' }],
      },
      {
        id: 'trekke-soknad',
        question: 'Kan jeg se, rette eller trekke en søknad jeg har sendt?',
        answer: [
          'Ja, når du har søkt her. Under Mine søknader i profilen ser du hva du sendte, når bedriften først åpnet søknaden, og hvor den står. Der kan du trekke den. Da kan ikke bedriften lese den lenger.',
          'Så lenge stillingen er åpen og bedriften ikke har svart, kan du også rette den: Velg «Rett søknaden», endre svar og vedlegg, og send. Bedriften har søknaden slik den var, helt til du sender, og ser at den er rettet. Det du endrer, tar vi vare på mens du skriver, så du kan gå fra siden og fortsette siden.',
          'Har du trukket den, kan du søke på nytt mens stillingen er åpen. «Hent svarene» fyller inn det du skrev sist, men filer må lastes opp igjen.',
          'Filene du sendte, kan du laste ned igjen, og med «Vis» leser du PDF-er, bilder og rene tekstfiler på siden.',
        ],
      },
      {
        id: 'skrive-til-bedriften',
        question: 'Kan jeg skrive til bedriften om søknaden min?',
        answer: [
          `Ja, når du har søkt her. Åpne søknaden under Mine søknader og velg «Skriv en melding». Du kan legge ved filer, for eksempel en attest som manglet. Du ser når meldingen er lest, og får svaret på e-post. Etter ${MOST_UNANSWERED} meldinger uten svar må du vente på bedriften.`,
          'Ber en melding om BankID, fødselsnummer eller penger, varsler vi deg. Ingen arbeidsgiver trenger BankID eller passord fra deg, og du skal aldri betale for å få en jobb. Si fra til oss hvis du er i tvil.',
        ],
        links: [{ to: '/kontakt', text: 'Kontakt oss' }],
      },
      {
        id: 'oppgi-referanser',
        question: 'Bedriften ber om referanser. Hva skjer?',
        answer: [
          `Du ser i søknaden under Mine søknader hvor mange de ber om, og hva de som svarer blir spurt om. Du velger selv hvem du oppgir, og kan også svare at du ikke vil oppgi noen. Ingen får noe fra oss før du har gjort det. Avtal det med dem først.`,
          `De du oppgir, får en e-post med en lenke, svarer skriftlig uten konto, og får én påminnelse. Lenken virker i ${referenceLimits.linkDays} dager. Du leser alt de svarer, samtidig med bedriften, og det får de vite før de skriver. Den som ikke har svart, kan du ta tilbake og bytte ut, men du kan oppgi høyst ${referenceLimits.namedInAll} personer for én søknad.`,
          'Trekker du søknaden, virker lenkene ikke lenger. Svarene slettes sammen med søknaden.',
        ],
        links: [{ to: '/profil?tab=applications', text: 'Se søknadene dine' }],
      },
      {
        id: 'spurt-som-referanse',
        question: 'Jeg har fått e-post om å være referanse. Må jeg svare?',
        answer: [
          'Nei. Du kan svare på noen av spørsmålene, på alle eller ikke i det hele tatt, og på siden kan du si fra at du ikke vil, eller at det ikke gjelder deg. Da hører du ikke mer fra oss om det.',
          'Det du svarer, leses av dem som behandler søknaden i bedriften, og av den du svarer om. Det slettes sammen med søknaden. Vil du ha det slettet før, skriver du til oss.',
        ],
        links: [{ to: '/kontakt', text: 'Kontakt oss' }],
      },
      {
        id: 'hore-om-andre-stillinger',
        question: 'Kan bedriften si fra om andre stillinger?',
        answer: [
          `Bare hvis du sier ja. Når du søker, kan du krysse av for at bedriften kan tipse deg om andre stillinger. Det gjelder bare den bedriften, og bare så lenge søknaden er lagret. Du får høyst ${tipLimits.most} tips fra en bedrift på ${tipLimits.days} dager, og aldri om samme stilling to ganger.`,
          'Tipsene kommer på e-post og står i søknaden under Mine søknader i profilen. Der slår du det også av og på når du vil, og hver e-post har en lenke som slår det av. Trekker du søknaden, er det av. Har du skjult bedriften eller stillingen, får du ingen e-post. Bedriften ser ikke hva du har skjult.',
        ],
        links: [{ to: '/profil?tab=applications', text: 'Se søknadene dine' }],
      },
      {
        id: 'bli-funnet',
        question: 'Kan arbeidsgivere finne meg uten å vite hvem jeg er?',
        answer: [
          'Ja, hvis du vil. Under Bli funnet i profilen skriver du hva du kan, hvilke yrker og steder du ser etter, og velger kanskje en CV. Bedrifter med en åpen stilling som passer, kan lese det og invitere deg til å søke. Navn, kontaktopplysninger, bilde, fødselsdato og referanser er tatt ut, også der de står i teksten. Hvor du har arbeidet og gått på skole, står der, så se over det du viser.',
          'Bedrifter du har skjult, finner deg ikke. Det gjør heller ikke bedriften du arbeider i nå etter CV-ene dine, eller en du eier her. Det går på navnet, så skjul den også om den kan hete noe annet. Er en bedrift bare delt med deg, må du skjule den. Du ser hvilke bedrifter som har åpnet profilen.',
          `Hvem du er, får en bedrift først vite når du søker. Takker du nei til en invitasjon, får den vite det, men ikke noe mer. Profilen vises i ${candidateLimits.days} dager om gangen, og du slår den av når du vil.`,
        ],
        links: [{ to: '/profil?tab=found', text: 'Bli funnet' }],
      },
      {
        id: 'svar',
        question: 'Når får jeg svar på søknaden?',
        answer: [
          `Det er bedriften som svarer. Har den lovet svar innen en bestemt dag, står det i annonsen, og ofte også hvor mange den har svart i tide før. Søkte du her og hører ikke noe, kan du be om svar fra søknaden i profilen din når den dagen er over, eller ${applicationHandling.silentDays} dager etter at stillingen ble lukket. Vi kan ikke påvirke vurderingen.`,
          'I profilen ser du når bedriften først åpnet søknaden. Du får en e-post når den godkjenner eller avslår den, eller vil ta kontakt. Oppgir den hvorfor den avslår, står det i e-posten og ved søknaden.',
        ],
      },
      {
        id: 'hvordan-det-var',
        question: 'Kan jeg si fra om hvordan det var å søke?',
        answer: [
          `Ja. Når bedriften har godkjent eller avslått søknaden, eller stillingen er lukket, kan du svare på tre spørsmål fra søknaden under Mine søknader i profilen. Du har ${survey.openDays} dager på deg. Hører du aldri noe, kan du svare ${applicationHandling.silentDays} dager etter at stillingen ble lukket.`,
          `Svarene er anonyme. Vi teller dem sammen med andres, og lagrer ikke hvem de kommer fra, hvilken søknad de gjelder, eller hvilken dag de kom. Bedriften ser tallene når måneden er over og minst ${survey.fewest} har svart. Derfor kan svarene heller ikke endres eller trekkes tilbake. På søknaden din står det at du har svart, og det ser bare du.`,
        ],
        links: [{ to: '/profil?tab=applications', text: 'Se søknadene dine' }],
      },
      {
        id: 'intervju',
        question: 'Hvordan velger jeg tid for et intervju?',
        answer: [
          'Bedriften inviterer deg på e-post og foreslår tider. Velg en av dem under Mine søknader i profilen. Begge får e-post med avtalen, som kan legges rett i kalenderen.',
          'Passer ingen av tidene, sier du fra samme sted. Der kan du også bytte tid eller melde avbud.',
        ],
      },
      {
        id: 'sokerliste',
        question: 'Kan jeg slippe å stå på en offentlig søkerliste?',
        answer: [
          'Virksomheter som følger offentleglova, må gi ut en liste over søkerne til den som ber om det, med navn, alder, stilling og kommune. Står det i annonsen, spør søknadsskjemaet om dette, og der kan du be om å bli unntatt og si hvorfor.',
          'Bedriften avgjør, og du får svar på e-post. Til da står du ikke på listen. Blir du ikke unntatt, kan du trekke søknaden i profilen din.',
        ],
      },
      {
        id: 'anonym-soknad',
        question: 'Hva betyr det at søknaden leses anonymt først?',
        answer: [
          'Står det i annonsen, ser ikke bedriften hvem du er når den leser søknaden. Den ser et nummer i stedet for navnet, og ikke kontaktopplysninger eller vedlegg. Navnet ditt, e-postadresser, telefonnumre og lenker er også tatt ut av det du har skrevet. En CV du har laget i CV-byggeren og lagt ved, kan den lese uten navn, bilde og referanser.',
          'Vil bedriften gå videre med deg, ber den om å få se hvem du er. I profilen ser du når den gjorde det.',
        ],
      },
      {
        id: 'falske-jobber',
        question: 'Hvordan kjenner jeg igjen en falsk annonse?',
        answer: [
          'Vær på vakt hvis noen ber om betaling, BankID, kontonummer eller kopi av legitimasjon før du har møtt dem, eller vil flytte samtalen til en privat meldingstjeneste med én gang.',
          'Sjekk bedriften i Enhetsregisteret, og ring nummeret du finner selv, ikke det som står i meldingen.',
          'Nederst i hver annonse står «Meld fra om annonsen». Du trenger ikke konto, og arbeidsgiveren får ikke vite hvem som sa fra.',
        ],
        links: [{ to: '/kontakt?tema=feil', text: 'Skriv til oss' }],
      },
    ],
  },
  {
    heading: 'For bedrifter',
    questions: [
      {
        id: 'registrere-bedrift',
        question: 'Hvordan registrerer jeg en bedrift?',
        answer: [
          'Logg inn og velg Registrer bedrift. Du trenger organisasjonsnummeret og en kort og en lang beskrivelse. Logo er frivillig.',
          `Hver bruker kan registrere ${businesses} bedrift. Bedriften blir synlig når vi har godkjent den.`,
        ],
        links: [
          { to: '/ny-bedrift', text: 'Registrer bedrift' },
          { to: '/for-bedrifter', text: 'Les om Jobbfjord for bedrifter' },
        ],
      },
      {
        id: 'organisasjonsnummer',
        question: 'Hva er et gyldig organisasjonsnummer?',
        answer: [
          'Organisasjonsnummeret har 9 siffer. Mellomrom betyr ikke noe. Vi slår det opp i Enhetsregisteret så snart alle sifrene er på plass, og henter navnet derfra.',
          'Er bedriften slettet eller konkurs, kan den ikke registreres. Nummeret til en underenhet kan heller ikke brukes: bruk nummeret til hovedenheten.',
        ],
      },
      {
        id: 'e-postdomene',
        question: 'Må e-postadressen min høre til bedriften?',
        answer: [
          'E-postdomenet ditt skal helst stemme med bedriftens, for eksempel navn@bedriften.no. Det viser at du hører til der, og gjør godkjenningen raskere.',
          'Hører den bekreftede adressen din til nettstedet eller e-posten som bedriften har i Enhetsregisteret, står det på bedriftens side og ved stillingene at domenet er bekreftet.',
          'Har bedriften ikke eget domene, kan du registrere den likevel. Den som godkjenner, ser at domenet er et annet, og kan ta kontakt for å få bekreftet at du representerer bedriften.',
        ],
      },
      {
        id: 'bilder-fra-arbeidsplassen',
        question: 'Kan vi vise bilder fra arbeidsplassen?',
        answer: [
          `Ja, inntil ${pictureLimits.most}. Dere legger dem til under Rediger bedrift, med en setning om hva hvert bilde viser. De står på bedriftens side, og de tre første ved stillingene.`,
          'Vis bare bilder dere har lov til å bruke, og folk som har sagt ja til å være med. Er du selv på et bilde du ikke vil ha der, så skriv til bedriften eller til oss.',
        ],
        links: [{ to: '/kontakt?tema=bedrift', text: 'Skriv til oss' }],
      },
      {
        id: 'antall-stillinger',
        question: 'Hvor mange stillinger kan vi ha ute?',
        answer: [
          `Inntil ${activePositions} aktive stillinger om gangen. Når du deaktiverer en stilling eller den utløper, kan du legge ut en ny. Trenger dere flere, så ta kontakt.`,
        ],
        links: [
          { to: '/priser', text: 'Se priser og grenser' },
          { to: '/kontakt?tema=bedrift', text: 'Be om flere stillinger' },
        ],
      },
      {
        id: 'ikke-synlig',
        question: 'Hvorfor er ikke stillingen vår synlig?',
        answer: [
          'Nye stillinger må godkjennes først. Fram til da er det bare dere som ser dem. En stilling er også skjult når den er deaktivert eller utløpt, eller når bedriften er satt som inaktiv.',
          'Melder Enhetsregisteret at bedriften er konkurs eller slettet, setter vi den på pause og sier fra på e-post.',
        ],
      },
      {
        id: 'egen-nettside',
        question: 'Kan vi vise stillingene på vår egen nettside?',
        answer: [
          'Ja. Velg Rediger på bedriften, og gå til «Stillingene på egen nettside». Der velger dere antall og farger, ser hvordan listen blir, og kopierer koden som skal inn på nettsiden deres. Listen følger med av seg selv når stillingene endres.',
          'Listen bruker ikke informasjonskapsler, og vi følger ikke dem som ser den. Dere finner også RSS og JSON, hvis dere vil lage listen selv.',
        ],
        links: [{ to: '/bedriftsside', text: 'Gå til bedriftssiden' }],
      },
      {
        id: 'eget-system',
        question: 'Kan systemet vi rekrutterer med, legge ut stillingene hos dere?',
        answer: [
          'Ja. Eieren velger Rediger på bedriften, går til «Koble til eget system» og lager en nøkkel. Med den kan systemet legge ut, endre og ta ned stillinger for bedriften, og ikke noe annet. Samme sted står et eksempel for den som setter det opp.',
          'Stillingene må godkjennes som andre, og de teller med blant de aktive. Endrer dere en stilling her, blir det stående til systemet ber om å få skrive over det.',
          'Kommer ikke en stilling, står det hvorfor under «Det som ikke kom inn». Er en nøkkel på avveie, avslutter eieren den, og da virker den ikke lenger.',
        ],
        links: [{ to: '/bedriftsside', text: 'Gå til bedriftssiden' }],
      },
      {
        id: 'annonse-hos-nav',
        question: 'Vi har annonsen hos NAV. Må vi skrive den på nytt?',
        answer: [
          'Nei. Velg «Begynn fra en annonse dere har hos NAV» når dere lager en ny stilling. Da fylles tittel, tekst, sted, frister og kontaktperson ut, og dere ser over før dere publiserer.',
          'Annonser som NAV har med organisasjonsnummeret deres eller en underenhet, står også på siden om bedriften. Er stillingen ute her, viser søket bare den.',
        ],
        links: [{ to: '/bedriftsside', text: 'Gå til bedriftssiden' }],
      },
      {
        id: 'publisere-senere',
        question: 'Kan vi velge når stillingen skal publiseres?',
        answer: [
          'Ja. Velg en publiseringsdato under Tidsfrister når du lager stillingen. Da kan vi godkjenne den på forhånd, og jobbsøkere ser den fra den dagen. Uten dato vises den så snart den er godkjent.',
          'Fram til den er ute, kan du flytte datoen eller ta den bort. Du får en e-post når den er ute. En stilling som venter på datoen sin, teller med blant de aktive.',
        ],
        links: [{ to: '/bedriftsside', text: 'Gå til bedriftssiden' }],
      },
      {
        id: 'henge-opp',
        question: 'Kan vi henge opp stillingen på en tavle?',
        answer: [
          'Ja. Velg Oppslag på en stilling som ligger ute. Du får et ark i A4 med tittel, sted, lønn og frist, en tekst du kan endre, og en kode som fører til annonsen når noen skanner den med telefonen. Velg «Riv-lapper» for å få med åtte lapper som folk kan ta med seg.',
          'Arket viser det som står i annonsen når du skriver det ut. Endrer du fristen eller lønnen, må det skrives ut på nytt.',
        ],
        links: [{ to: '/bedriftsside', text: 'Gå til bedriftssiden' }],
      },
      {
        id: 'dele-bedrift',
        question: 'Kan flere i bedriften bruke samme profil?',
        answer: [
          'Ja. Eieren deler bedriften med en kollega ved å skrive e-postadressen i innstillingene. Kollegaen kan endre opplysninger, stillinger og søknadsmaler og behandle søknader, men ikke slå bedriften av eller dele den videre.',
          'Har kollegaen ikke konto ennå, sender vi en invitasjon. Tilgangen kommer når kollegaen har laget en konto og bekreftet adressen.',
          'Har du fått tilgang som du ikke vil ha, kan du forlate bedriften på bedriftssiden.',
        ],
        links: [{ to: '/bedriftsside', text: 'Gå til bedriftssiden' }],
      },
      {
        id: 'slette-bedrift',
        question: 'Hvordan sletter vi bedriften?',
        answer: [
          'Skal den bare skjules, slår eieren den av i innstillingene. Da ser jobbsøkere verken bedriften eller stillingene, og ingenting slettes.',
          'Bedriften slettes med stillinger, søknader og bilder når eieren sletter kontoen sin. Er den delt, overtar en kollega den i stedet. Du ser hva som skjer, før du sletter.',
        ],
        links: [
          { to: '/bedriftsside?tab=settings', text: 'Gå til innstillingene' },
          { to: '/profil', text: 'Gå til profilen' },
        ],
      },
      {
        id: 'sporsmal-som-avhenger',
        question: 'Kan vi stille noen spørsmål bare til dem det gjelder?',
        answer: [
          'Ja. Velg «Vis bare når» på spørsmålet i søknadsmalen, og hvilke svar på et tidligere spørsmål det skal vises etter. Det tidligere spørsmålet må ha ja eller nei eller alternativer. Under «Forhåndsvisning» kan dere prøve det.',
          'Den som ikke får spørsmålet, trenger ikke å svare på det. I søknaden ser dere bare det søkeren ble spurt om, og i tabellen dere laster ned, står det «Ikke stilt».',
        ],
      },
      {
        id: 'behandle-soknader',
        question: 'Hva får søkeren vite når vi behandler en søknad?',
        answer: [
          `Søkeren ser når noen hos dere først åpnet søknaden, og får en e-post når dere setter status til Godkjent, Avslått eller Kontaktet, med meldingen dere skriver. E-posten går ${applicationHandling.undoMinutes} minutter etterpå. Til da kan dere angre uten at søkeren merker det.`,
          'Får noen avslag, er det godt å vite hvorfor. Velg inntil tre begrunnelser sammen med Avslått, så får søkeren dem som hele setninger, foran meldingen. Under Rapport ser dere hvor ofte dere har gitt hver av dem.',
          'Skriver dere det samme ofte, kan dere lagre det som formulering under meldingen. Da er det klart til neste gang, for alle hos dere.',
          'Notatene er bare for dere som behandler søknader for bedriften.',
        ],
      },
      {
        id: 'ansvarlig',
        question: 'Kan vi fordele søknadene mellom oss?',
        answer: [
          'Ja, når flere har tilgang til bedriften. Åpne en søknad og velg hvem som er ansvarlig, eller velg flere i listen. Alle som behandler søknader, kan sette det og endre det. Med filteret «Ansvarlig» ser du dine egne, eller dem ingen har tatt.',
          'Den som får ansvar av en kollega, får e-post om det. Historikken i søknaden viser hvem som ga ansvaret til hvem. Den som mister tilgangen, er ikke lenger ansvarlig. Søkeren ser ikke noe av dette.',
        ],
      },
      {
        id: 'merkelapper',
        question: 'Kan vi merke søknadene med egne ord?',
        answer: [
          `Ja. Åpne en søknad, skriv en merkelapp, for eksempel «Ring igjen», og trykk «Legg til merkelapp». Eller velg flere i listen og trykk «Merkelapper». Dem dere bruker fra før, får dere som forslag. En søknad kan ha ${labelLimits.most} merkelapper, og med filteret «Merkelapp» finner du alle som har den samme.`,
          'En merkelapp som ingen søknad har lenger, forsvinner fra forslagene. Søkeren ser ikke merkelappene. Skriv likevel bare det dere trenger, og ikke noe om for eksempel helse, graviditet eller tro.',
        ],
      },
      {
        id: 'les-en-og-en',
        question: 'Kan vi lese mange søknader på rad?',
        answer: [
          'Ja. Velg filtrene i innboksen, for eksempel én stilling og «Bare uleste», og trykk «Les én og én». Da fyller én søknad siden. På en bred skjerm ligger filen ved siden av svarene, og øverst ser du hvor mange som er igjen. Utvalget ligger fast til du er ferdig, også når du leser eller svarer, og til slutt ser du hva du har gjort og hvem som fortsatt venter.',
          'Du kan bruke knappene eller tastene: J og K går til neste og forrige, A velger Avslått, og Enter lagrer og går videre. Trykk på «Taster» for å se alle, eller for å slå dem av. Den neste søknaden regnes ikke som åpnet før du er der.',
        ],
        links: [{ to: '/bedriftsside', text: 'Gå til bedriftssiden' }],
      },
      {
        id: 'svare-alle',
        question: 'Kan vi svare alle som venter, på én gang?',
        answer: [
          'Ja. Trykk «Svar alle» på stillingen under Stillinger, eller «Svar alle som venter» når innboksen viser søknadene til én stilling. Søkerne står i to grupper, uleste og leste. Velg svar og skriv gjerne en melding til hver gruppe, og ta ut dem som skal vente. Før dere sender, ser dere hvor mange som får hvilket svar.',
          `E-posten går etter ${applicationHandling.undoMinutes} minutter, og til da kan alle svarene angres samlet. Søknader som kommer mens dere holder på, får ikke svar før dere har sett dem. Har en kollega endret en søknad i mellomtiden, er den som kollegaen satte den.`,
        ],
        links: [{ to: '/bedriftsside', text: 'Gå til bedriftssiden' }],
      },
      {
        id: 'svare-fra-e-posten',
        question: 'Kan vi svare en søker uten å logge inn?',
        answer: [
          `Ja. E-posten om en ny søknad har knappen «Svar søkeren». Der velger kontaktpersonen Kontaktet, Godkjent eller Avslått og skriver gjerne en melding. Søkeren får svaret etter ${applicationHandling.undoMinutes} minutter, og til da kan det angres samme sted. Historikken i søknaden viser at det ble svart fra e-posten, og fra hvilken adresse.`,
          `Knappen virker i ${applicationHandling.mailedAnswerDays} dager, til søknaden er besvart, og så lenge adressen er kontaktadresse for stillingen. Den virker for alle som har e-posten, så send den ikke videre til andre enn dem som skal svare. Siden viser navnet til søkeren. Svar og vedlegg leser dere i innboksen.`,
          'Slå på «Varsle på e-post» i steget «Kontakt og søknad» for å få e-postene. Leser dere søknadene anonymt først, svarer dere i innboksen.',
        ],
        links: [{ to: '/bedriftsside', text: 'Gå til bedriftssiden' }],
      },
      {
        id: 'lese-vedlegg',
        question: 'Må vi laste ned vedleggene for å lese dem?',
        answer: [
          'Nei. Trykk «Vis» ved siden av filen. PDF-er, bilder og rene tekstfiler vises over søknaden, og derfra kan dere gå til den neste filen. Med «Søk i filen» finner dere ord i PDF-er og tekstfiler. Med tastaturet endrer + og − størrelsen, og 0 tilpasser den til bredden. Filer fra Word og filer med passord må lastes ned.',
          'Lenker i en fil åpnes ikke før dere har sett hvor de leder. Er dere i tvil om en fil eller en lenke, la være å åpne den, og spør søkeren.',
        ],
      },
      {
        id: 'skrive-til-sokere',
        question: 'Kan vi skrive til søkerne uten å endre status?',
        answer: [
          'Ja. Åpne søknaden, eller velg flere i listen, og trykk «Skriv en melding». Søkere med en aktiv konto får den på e-post med en gang, hver for seg, og kan svare der søknaden er. Alle hos dere som behandler søknaden, ser hva som er skrevet.',
          'Når en søker skriver, står det «Ny melding» ved søknaden. Kontaktpersonen for stillingen og den som skrev sist, får e-post om det. Leser dere søknadene anonymt, er også meldingene uten navn.',
        ],
      },
      {
        id: 'be-om-referanser',
        question: 'Hvordan ber vi om referanser?',
        answer: [
          `Åpne søknaden og trykk «Be om referanser». Velg hvor mange, opptil ${referenceLimits.wanted}, bruk spørsmålene våre eller skriv deres egne. Søkeren får e-post, og velger selv hvem det blir, eller om det blir noen. De som oppgis, svarer skriftlig, og svarene står i søknaden.`,
          'Søkeren leser de samme svarene som dere, og det vet de som svarer. Spør om arbeidet: Det dere ikke kan spørre søkeren om, kan dere heller ikke spørre en referanse om. Så lenge ingen har svart, kan dere trekke forespørselen tilbake. Leser dere søknadene anonymt, viser dere først hvem søkeren er.',
        ],
      },
      {
        id: 'tipse-sokere',
        question: 'Kan vi tipse tidligere søkere om en ny stilling?',
        answer: [
          'Ja, de som har sagt at de vil høre om det. Kryss av for «Vil høre om andre stillinger» i søknadene, åpne en søknad eller velg flere, og trykk «Tips om en stilling». Velg en av de åpne stillingene deres, og skriv gjerne en melding.',
          `Ingen får tips om samme stilling to ganger, eller mer enn ${tipLimits.most} tips på ${tipLimits.days} dager. De som alt har søkt, hoppes også over, og dere ser hvor mange det gjaldt og hvorfor. Søkeren kan ta det tilbake når som helst. Leser dere søknadene anonymt, viser dere først hvem søkeren er.`,
        ],
      },
      {
        id: 'finne-kandidater',
        question: 'Kan vi selv finne noen som passer?',
        answer: [
          'Ja. Ved hver åpen stilling står Finn kandidater. Der er de som har valgt å bli funnet og ser etter det yrket på det stedet. Dere leser hva de kan og CV-en uten å vite hvem de er, og kan også se etter andre yrker og i hele landet.',
          `Passer noen, inviterer dere dem til å søke, med noen ord om hvorfor. De får en e-post, og søker som alle andre. Dere kan invitere ${candidateLimits.invitationsADay} om dagen, og hver kandidat én gang til samme stilling og høyst ${candidateLimits.invitationsToOne} ganger på ${candidateLimits.daysToOne} dager.`,
          'Kandidaten ser at bedriften har åpnet profilen, men ikke hvem hos dere. Dere får vite om noen takker nei, men ikke om en søker kom fra en invitasjon. Slik forblir kandidaten ukjent til den selv søker.',
        ],
      },
      {
        id: 'kalle-inn',
        question: 'Hvordan kaller vi inn til intervju?',
        answer: [
          `Åpne søknaden, eller velg flere i listen, og trykk «Kall inn til intervju». Foreslå opptil ${interviewLimits.times} tider. Inviterer du flere samtidig, velger de blant de samme tidene, og hver tid kan tas én gang.`,
          'Søkerne får e-post med en gang, og en påminnelse dagen før. Kontaktpersonen for stillingen får beskjed når en tid er valgt, byttet eller ikke passer. Avtalte intervjuer står øverst i søknadene.',
        ],
      },
      {
        id: 'vurdere',
        question: 'Hvordan vurderer vi søkerne sammen?',
        answer: [
          'Åpne en søknad og velg «Velg kriterier». Kriteriene gjelder alle som søker på stillingen, og de fleste finner dere i kravene i annonsen. Hver av dere gir så en vurdering av hvert kriterium, og skriver gjerne hvorfor.',
          'Du ser hva kollegene dine mener når du har gitt din egen vurdering. Da ser dere også snittet, hva dere er uenige om, og kan sortere søknadene etter «Best vurdert». Søkeren ser ikke vurderingene.',
        ],
      },
      {
        id: 'lese-anonymt',
        question: 'Hvordan leser vi søknader anonymt?',
        answer: [
          'Slå på «Les søknadene anonymt først» i steget «Kontakt og søknad» når dere lager stillingen. Søknadene får da et nummer i stedet for et navn, og vedleggene kan ikke åpnes. CV-er som er laget her, kan dere lese uten navn. Dere setter status, skriver notater og svarer søkerne som vanlig.',
          'Når dere vil vite hvem noen er, for eksempel for å kalle inn til intervju, velger dere «Vis hvem søkeren er», eller velger flere i listen. Det kan ikke gjøres om. Historikken i søknaden viser hvem som gjorde det, og søkeren ser når.',
          'Et svar kan likevel røpe noe, for eksempel en tidligere arbeidsgiver. Spør derfor bare om det dere trenger.',
        ],
      },
      {
        id: 'rapport',
        question: 'Hvor ser vi hvordan det går med stillingene?',
        answer: [
          'I rapporten, som du finner fra Stillinger og fra innboksen. Den viser visninger og søknader uke for uke, hvor langt søknadene har kommet, hvor lenge søkerne venter på første svar, og det samme for hver stilling. Du kan se de siste fire ukene, tre månedene eller det siste året.',
          'Den som søker på e-post eller på et annet nettsted, vet vi ikke om. Søknader som er trukket eller slettet, teller ikke med.',
        ],
        links: [{ to: '/bedriftsside', text: 'Gå til bedriftssiden' }],
      },
      {
        id: 'hva-sokere-syntes',
        question: 'Hva syntes søkerne om å søke hos oss?',
        answer: [
          `Det står i rapporten. Den som har fått endelig svar, eller har ventet på det lenge etter at stillingen ble lukket, kan svare anonymt på tre spørsmål: om det var lett å søke, om de fikk vite det de trengte, og om de ville søkt der igjen. Rapporten viser de siste ${survey.months} hele månedene, samlet for bedriften.`,
          `For at ingen skal kjennes igjen, vises svarene først når måneden er over, og aldri færre enn ${survey.fewest} nye om gangen. Vi viser ikke hvem som har svart, og heller ikke hvor mange som er på vei. Bare de som kan behandle søknadene deres, ser tallene.`,
        ],
        links: [{ to: '/bedriftsside', text: 'Gå til bedriftssiden' }],
      },
      {
        id: 'lage-sokerliste',
        question: 'Hvordan lager vi offentlig søkerliste?',
        answer: [
          'Slå på «Offentlig søkerliste» i steget «Kontakt og søknad» når dere lager stillingen. Da oppgir søkerne det listen skal ha, og kan be om å bli unntatt. Svaret gir dere i søknaden, og søkeren får det på e-post.',
          'Listen finner dere fra stillingen. Der står også hvor mange som har søkt av hvert kjønn, og hvem som venter på svar. Den kan skrives ut.',
        ],
      },
    ],
  },
  {
    heading: 'Personvern og hjelp',
    questions: [
      {
        id: 'mine-opplysninger',
        question: 'Hvilke opplysninger har dere om meg?',
        answer: [
          'Det du selv har lagt inn, hvor du er logget inn, og det du følger. I personvernerklæringen står alt samlet, med formål og hvor lenge vi beholder det.',
        ],
        links: [
          { to: '/personvern', text: 'Les personvernerklæringen' },
          { to: '/cookies', text: 'Se hva som lagres i nettleseren' },
        ],
      },
      {
        id: 'nyhetsbrev',
        question: 'Hvordan slår jeg nyhetsbrevet av eller på?',
        answer: [
          'I profilen under Nyhetsbrev. Det er av til du slår det på. I hver utsending er det også en lenke for å melde seg av.',
        ],
        links: [{ to: '/profil?tab=newsletter', text: 'Gå til nyhetsbrevet i profilen' }],
      },
      {
        id: 'svartid',
        question: 'Hvor raskt svarer dere?',
        answer: [
          `Vi svarer vanligvis innen ${responseHours.help} timer. Gjelder det hjelp med CV, er det også innen ${responseHours.cvHelp} timer. Karriereråd tar litt lenger tid, inntil ${responseHours.careerAdvice} timer.`,
        ],
        links: [{ to: '/kontakt', text: 'Kontakt oss' }],
      },
    ],
  },
];
