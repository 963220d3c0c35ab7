import places from './places.json' with { type: 'json' };

interface OfficialMunicipality {
  number: string;
  name: string;
  slug: string;
  /** Only where the name exists twice. */
  label?: string;
  officialName: string;
  /** The Sámi and Kven forms. */
  parallelNames: { lang: string; name: string }[];
  previousNumbers: string[];
}

interface OfficialCounty {
  id: string;
  number: string;
  name: string;
  officialName: string;
  parallelNames: { lang: string; name: string }[];
  county2020: { id: string; number: string; name: string };
  municipalities: OfficialMunicipality[];
}

export const officialPlaces: OfficialCounty[] = places;
