import type { industries } from '../../contract/businesses.ts';

type Industry = (typeof industries)[number];

/** The industries of the filter as parts of words in the register's industry descriptions (SN2007 and SN2025). */
const patterns: Record<Industry, RegExp> = {
  teknologi:
    /programmering|teknologi|(^|\P{L})it(\P{L}|$)|databehandling|dataprogram|programvare|telekommunikasjon|webportal|skytjenester|utviklingsarbeid innen naturvitenskap/iu,
  konsulering: /konsulent|konsulering|rådgivning|rådgivende|administrasjon av|hovedkontortjenester|analyse/iu,
  design: /design|arkitekt|interiør|formgivning/iu,
  finans:
    /bank|finans|forsikring|regnskap|bokføring|revisjon|kreditt|verdipapir|fond|inkasso|pensjon(?!at)|kapital|eiendomsforvaltning/iu,
  helse:
    /helse|sykehus|(^|\P{L})lege|tannlege|tannklinikk|(?<!skjønnhets|kropps)pleie|omsorg|fysioterapi|psyk|apotek|barnevern|rehabilitering|ambulanse|sosial|hjemmehjelp|bofellesskap|farmasøytisk/iu,
  utdanning: /undervisning|skole|barnehage|utdanning|universitet|opplæring|(^|\P{L})kurs|(^|\P{L})sfo(\P{L}|$)/iu,
  industri:
    /produksjon av (?!film)|industri|bearbeiding|tilvirkning|fabrikk|slakting|foredling|trelast|reparasjon av maskiner|verft|bygging av skip|utvinning|akvakultur|oppdrett|(?<!arbeids)kraft/iu,
  handel: /handel|butikk|agentur|varehus|engros|kiosk/iu,
  transport:
    /transport|frakt|rutebil|rutefart|sjøfart|rederi|drosje|luftfart|(^|\P{L})lagring|(^|\P{L})lager|spedisjon|post- og|budtjenester|logistikk|jernbane|havner/iu,
  bygg: /bygg|oppføring|anleggs|elektrisk installasjon|vvs|rørlegger|snekker|tømrer|maler|murer|(^|\P{L})tak|grunnarbeid/iu,
  media:
    /media|forlag|utgivelse|(^|\P{L})avis|tidsskrift|reklame|kringkasting|radio|fjernsyn|film|video|fotograf|kommunikasjonsrådgivning|informasjonstjenester|markedsføring/iu,
};

/** Of one description; it may be about several. */
export const industriesOf = (description: string): Industry[] =>
  (Object.keys(patterns) as Industry[]).filter((industry) => patterns[industry].test(description));
