/** Most websites are light, whatever their reader likes: that comes first. */
export const themes = ['lys', 'mork', 'auto'] as const;
export type Theme = (typeof themes)[number];

const MOST_EMBEDDED = 50;
const DEFAULT_COUNT = 10;

/** What a website decides about the list that it shows in a frame, by the names of the address. */
export interface EmbeddingChoices {
  antall: number;
  tema: Theme;
  /** Whether the frame tells the page around it how tall it is. */
  isFitted: boolean;
}

export const defaultChoices: EmbeddingChoices = { antall: DEFAULT_COUNT, tema: themes[0], isFitted: false };

/** What does not make sense counts as not chosen: the list is shown on somebody else's page, to people who cannot mend it. */
export function readChoices(query: URLSearchParams): EmbeddingChoices {
  const count = query.get('antall') ?? '';
  const antall = /^[0-9]{1,9}$/.test(count) ? Math.min(Math.max(Number(count), 1), MOST_EMBEDDED) : DEFAULT_COUNT;
  const tema = themes.find((theme) => theme === query.get('tema')) ?? themes[0];
  return { antall, tema, isFitted: query.get('hoyde') === 'tilpass' };
}

/** One address for the same list, however it was asked for. */
export function embeddedPath(business: string, { antall, tema, isFitted }: EmbeddingChoices) {
  const query = new URLSearchParams({
    ...(antall !== DEFAULT_COUNT && { antall: `${antall}` }),
    ...(tema !== themes[0] && { tema }),
    ...(isFitted && { hoyde: 'tilpass' }),
  });
  return `/innfelt/${business}${query.size > 0 ? `?${query}` : ''}`;
}
