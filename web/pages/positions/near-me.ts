import type { PositionSearch } from '../../positions/position-search.ts';

const around =
  /(?<!\p{L})(n(?:æ|ae|a)r (?:meg|oss|deg|hjemmet)|near(?:by| me)?|n(?:æ|ae|a)r(?:heten|leiken|leik|området|omradet))(?!\p{L})/iu;

/** Every ad lies near somebody: that the words say so chooses nothing, but a filter can. */
export function nearMeText({ search, kommune, avstand }: PositionSearch): string | null {
  if (avstand || !around.test(search)) return null;
  const missing = kommune ? 'avstand' : 'fylke, kommune og avstand';
  return `Velg ${missing} i filtrene for å se stillinger nær deg.`;
}
