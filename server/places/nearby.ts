import centres from './centres.json' with { type: 'json' };

type Point = [latitude: number, longitude: number];

const all = Object.entries(centres) as [slug: string, centre: Point][];
const centreOf = new Map(all);

/** The slugs of those whose centre lies within so many kilometres of this one's, as the crow flies; itself among them. */
export function municipalitiesWithin(kilometres: number, slug: string): string[] {
  const from = centreOf.get(slug);
  if (!from) return [];
  return all.filter(([, to]) => distance(from, to) <= kilometres).map(([found]) => found);
}

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const halfChord = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;

function distance([latitude, longitude]: Point, [otherLatitude, otherLongitude]: Point) {
  const along = Math.cos(radians(latitude)) * Math.cos(radians(otherLatitude)) * halfChord(longitude, otherLongitude);
  return 2 * EARTH_KM * Math.asin(Math.sqrt(halfChord(latitude, otherLatitude) + along));
}
