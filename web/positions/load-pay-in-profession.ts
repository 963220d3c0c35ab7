import type { Api } from '../../contract/api.ts';
import { formatNumber } from '../../contract/numbers-in-words.ts';
import type { PayInProfession } from '../../contract/positions.ts';

/** In words, what ads in a profession say that they pay; nothing where too few do. Only a help: all else is as good without. */
export async function loadPayInProfession(api: Api, profession: string | null | undefined) {
  if (!profession) return null;
  const { pay } = await api('GET /positions/pay', { query: { profession } }).catch(() => ({ pay: null }));
  return pay && payInProfessionText(profession, pay);
}

/** Names of professions are no words for somebody who works in it, such as «Logistikk, lagerarbeid og innkjøp». */
export function payInProfessionText(profession: string, { ads, from, to }: PayInProfession) {
  const amount = from === to ? formatNumber(from) : `${formatNumber(from)}–${formatNumber(to)}`;
  return `I yrket «${profession}» er vanlig lønn kr\u00a0${amount} i året, ut fra ${ads} annonser på Jobbfjord det siste året.`;
}
