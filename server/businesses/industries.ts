import type { industries } from '../../contract/businesses.ts';

/**
 * The industries of the filter as words of the register's industry descriptions (SN2007 and SN2025), each a PostgreSQL
 * expression that is matched without regard to case.
 */
export const industryPatterns: Record<(typeof industries)[number], string> = {
  teknologi:
    'programmering|informasjonsteknologi|\\mIT\\M|IT-|datateknologi|databehandling|dataprogram|programvare|telekommunikasjon|webportal|skytjenester|forskning og (annet )?utviklingsarbeid innen (naturvitenskap|bioteknologi)',
  konsulering: 'konsulent|rådgivning|rådgivende|administrasjon av|hovedkontortjenester|analyse',
  design: 'design|arkitekt|interiør|formgivning',
  finans:
    'bank|finans|forsikring|regnskap|bokføring|revisjon|kreditt|verdipapir|fond|inkasso|pensjon|kapital|eiendomsforvaltning',
  helse:
    'helse|sykehus|\\mlege|tannlege|tannklinikk|pleie|omsorg|fysioterapi|psyk|apotek|barnevern|rehabilitering|ambulanse|sosial|hjemmehjelp|bofellesskap|farmasøytisk',
  utdanning: 'undervisning|skole|barnehage|utdanning|høgskole|universitet|opplæring|kurs|SFO',
  industri:
    'produksjon av|industri|bearbeiding|tilvirkning|fabrikk|slakting|foredling|trelast|reparasjon av maskiner|verft|bygging av skip|utvinning|akvakultur|oppdrett|kraft',
  handel: 'handel|butikk|agentur|varehus|engros|kiosk',
  transport:
    'transport|frakt|rutebil|rutefart|sjøfart|rederi|drosje|luftfart|lagring|lager|spedisjon|post- og|budtjenester|logistikk|jernbane|havner',
  bygg: 'bygg|oppføring|anlegg|elektrisk installasjon|VVS|rørlegger|snekker|tømrer|maler|murer|tak|grunnarbeid|utvikling av byggeprosjekter',
  media:
    'media|forlag|utgivelse|avis|tidsskrift|reklame|kringkasting|radio|fjernsyn|film|video|fotograf|kommunikasjon|informasjonstjenester|markedsføring',
};
