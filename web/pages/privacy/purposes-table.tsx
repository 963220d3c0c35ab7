import { Table } from '@digdir/designsystemet-react';
import { WideContent } from '../../ui/wide-content.tsx';
import styles from './purposes-table.module.css';

const rows = [
  {
    what: 'Konto',
    data: 'Navn, e-postadresse, passord (bare som avtrykk), passnøkler (bare den offentlige delen), nøkkelen til autentiseringsappen og gjenopprettingskoder (som avtrykk), tidspunkt for opprettelse og siste innlogging',
    why: 'Gi deg en konto, logge deg inn og sende nødvendige meldinger om den',
    basis: 'Avtale med deg, artikkel 6 nr. 1 b',
  },
  {
    what: 'Innlogginger',
    data: 'Nettleser, operativsystem, type enhet, IP-adresse og tidspunkter',
    why: 'Vise deg hvor du er logget inn, og oppdage misbruk',
    basis: 'Berettiget interesse i sikkerhet, artikkel 6 nr. 1 f',
  },
  {
    what: 'Fulgte og lagrede søk',
    data: 'Stillinger og bedrifter du følger eller har skjult, søk du lagrer, hvilke stillinger og frister du har fått e-post om, og når du laget en adresse til kalenderen din',
    why: 'Ta vare på dem for deg, holde dem like på alle enhetene dine, sende deg nye treff og minne om frister når du ber om det, og vise frister og intervjuer i kalenderen din. Uten konto ligger de bare i nettleseren din',
    basis: 'Avtale, artikkel 6 nr. 1 b',
  },
  {
    what: 'Jobbvarsel uten konto',
    data: 'E-postadresse, søket, hvor ofte du vil ha e-post, og hvilke stillinger du har fått e-post om',
    why: 'Sende deg nye treff for søket',
    basis: 'Samtykke, artikkel 6 nr. 1 a. Av til du slår det på med knappen i den første e-posten',
  },
  {
    what: 'CV',
    data: 'Det du selv fyller ut: kontaktinformasjon, erfaring, utdanning, ferdigheter og eventuelt bilde',
    why: 'Lage, vise og laste ned CV-en din, og finne stillinger som passer til titlene i den når du åpner Mine fulgte. Bedrifter ser den bare når du selv legger den ved en søknad, eller uten hvem du er når du velger å bli funnet med den',
    basis: 'Avtale, artikkel 6 nr. 1 b',
  },
  {
    what: 'Søknader',
    data: 'Navn, e-post, eventuelt telefon, svarene dine og filene du legger ved, også i utkast. Bedriftens status, notater og merkelapper, når noen der åpner søknaden, svar du ikke har åpnet ennå, og intervjuer dere avtaler',
    why: 'Levere søknaden til bedriften, la den behandle søknaden, vise deg hva du har sendt og når det er åpnet, og minne deg på fristen for det du har begynt på',
    basis: 'For oss: avtale, artikkel 6 nr. 1 b. For bedriften: tiltak før en avtale eller berettiget interesse',
  },
  {
    what: 'Referanser',
    data: 'Navn, relasjon, arbeidssted og e-postadresse til dem en søker oppgir, når de ble spurt og minnet på det, og det de svarer. Har du ikke konto her, har vi dette fra søkeren',
    why: 'La den som er oppgitt svare skriftlig, og la bedriften og søkeren lese svarene. Ikke til noe annet, og bare så lenge søknaden er lagret',
    basis:
      'Berettiget interesse, artikkel 6 nr. 1 f, etter søkerens ønske. Den som er spurt, velger selv om den svarer',
  },
  {
    what: 'Tips om andre stillinger',
    data: 'At du har sagt ja når du søkte eller senere, hvilke stillinger bedriften har tipset deg om, det den skrev, og når du så det',
    why: 'La bedriften du søkte hos, fortelle deg om andre stillinger der, så lenge søknaden er lagret. Ikke til noe annet, og ikke for andre bedrifter',
    basis: 'Samtykke, artikkel 6 nr. 1 a. Av til du slår det på, og du slår det av i profilen når du vil',
  },
  {
    what: 'Å bli funnet av arbeidsgivere',
    data: 'Det du skriver om hva du kan og ser etter, CV-en du velger uten det som viser hvem du er, hvilke bedrifter som har åpnet profilen, invitasjonene du har fått, når du så dem, og at du takket nei',
    why: 'La bedrifter med en åpen stilling finne deg uten å vite hvem du er, og invitere deg til å søke. Du ser selv hvem som har åpnet profilen',
    basis: 'Samtykke, artikkel 6 nr. 1 a. Av til du slår det på, og du slår det av i profilen når du vil',
  },
  {
    what: 'Hvordan det var å søke',
    data: 'At du har svart, så lenge søknaden er lagret. Svarene lagres bare som tall for bedriften, måned for måned, uten noe om hvem de kommer fra',
    why: 'La bedriften se hvordan det er å søke der, når flere har svart, og la hver søker svare én gang',
    basis: 'Berettiget interesse, artikkel 6 nr. 1 f. Du velger selv om du vil svare',
  },
  {
    what: 'Det du noterer at du har søkt på andre steder',
    data: 'Stilling, arbeidsgiver, sted, dato, status, lenke, notatene dine og når du vil bli minnet på det',
    why: 'La deg holde oversikt, vise andre hva du har søkt på, og få en påminnelse når du ber om det. Verken bedrifter eller ansatte hos oss ser det',
    basis: 'Avtale, artikkel 6 nr. 1 b',
  },
  {
    what: 'Bedrifter og stillinger',
    data: 'Hvem som eier og har tilgang til bedriften, hvem som har laget nøkler til systemene dens, kontaktpersoner i annonser, og hvilken adresse en søknad ble besvart fra når det skjedde fra e-posten',
    why: 'La bedrifter rekruttere, og la jobbsøkere ta kontakt',
    basis: 'Avtale, artikkel 6 nr. 1 b, og berettiget interesse, artikkel 6 nr. 1 f',
  },
  {
    what: 'Nyhetsbrev',
    data: 'Navn, e-postadresse, at du har slått det på, og hvilke du har fått. Åpninger og klikk telles bare samlet, uten hvem',
    why: 'Sende deg nyhetsbrev, én gang hvert',
    basis: 'Samtykke, artikkel 6 nr. 1 a. Av til du slår det på',
  },
  {
    what: 'Henvendelser',
    data: 'Navn, e-postadresse, tema og melding',
    why: 'Svare deg og følge opp saken',
    basis: 'Berettiget interesse i å gi hjelp, artikkel 6 nr. 1 f',
  },
  {
    what: 'Logger',
    data: 'Tidspunkt, hva som ble gjort, og interne id-er',
    why: 'Holde tjenesten trygg og finne feil',
    basis: 'Berettiget interesse i sikkerhet og drift, artikkel 6 nr. 1 f',
  },
];

/** What is processed, why, and on which legal basis. */
export function PurposesTable() {
  return (
    <WideContent label="Opplysninger, formål og grunnlag">
      <Table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Gjelder</th>
            <th scope="col">Opplysninger</th>
            <th scope="col">Brukes til</th>
            <th scope="col">Rettslig grunnlag</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, data, why, basis }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{data}</td>
              <td>{why}</td>
              <td>{basis}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </WideContent>
  );
}
