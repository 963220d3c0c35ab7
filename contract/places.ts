import { z } from 'zod';
import { endpoint, readLimit } from './endpoint.ts';
import { DAY } from './values.ts';

/** So many kilometres around a municipality one may search. */
export const distances = ['10', '25', '50', '100'] as const;
export type Distance = (typeof distances)[number];

/** So many places one may search at once beside the one in `fylke` and `kommune`. */
const MOST_FURTHER_PLACES = 7;

export interface FurtherPlace {
  /** A county's or a municipality's. */
  id: string;
  /** Of a municipality: kilometres around it. */
  distance: Distance | undefined;
}

/** "vestland_hamar.25": Vestland, and Hamar with what lies within 25 km of it. */
export const readFurtherPlaces = (text: string): FurtherPlace[] =>
  [...new Set(text.split('_'))]
    .filter(Boolean)
    .slice(0, MOST_FURTHER_PLACES)
    .map((part) => {
      const [id = '', kilometres] = part.split('.');
      return { id, distance: distances.find((distance) => distance === kilometres) };
    });

export const writeFurtherPlaces = (places: FurtherPlace[]) =>
  places.map(({ id, distance }) => (distance ? `${id}.${distance}` : id)).join('_');

const municipalitySchema = z.object({
  slug: z.string(),
  name: z.string(),
  /** The name, with its county where two municipalities have the same. */
  label: z.string(),
  number: z.string(),
});

const countySchema = z.object({
  id: z.string(),
  name: z.string(),
  number: z.string(),
  /** The county of 2020–2023 that this one was a part of, if that was another one. */
  partOf: z.string().nullable(),
  /** False for the three counties that were divided in 2024; they stay selectable. */
  isCurrent: z.boolean(),
  municipalities: z.array(municipalitySchema),
});

export type Municipality = z.infer<typeof municipalitySchema>;
export type County = z.infer<typeof countySchema>;

export const places = {
  list: endpoint({
    method: 'GET',
    path: '/places',
    summary: 'The counties of today and of 2020–2023 with their municipalities.',
    access: 'anyone',
    rateLimit: readLimit,
    cacheSeconds: DAY,
    reply: z.object({ counties: z.array(countySchema) }),
  }),
};
