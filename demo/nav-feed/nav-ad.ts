/** The `ad_content` of a feed entry, field by field as NAV sends it. */
export interface NavAd {
  uuid: string;
  published: string;
  expires: string;
  updated: string;
  workLocations: NavLocation[];
  contactList: NavContact[];
  title: string;
  description: string;
  sourceurl: string;
  source: string | null;
  applicationUrl: string;
  applicationDue: string;
  occupationCategories: { level1: string; level2: string }[];
  categoryList: { categoryType: string; code: string; name: string; description: string; score: number }[];
  jobtitle: string;
  link: string;
  employer: { name: string; orgnr: string | null; description: string; homepage: string };
  engagementtype: string;
  extent: string;
  starttime: string;
  positioncount: string;
  sector: string;
}

export interface NavLocation {
  country: string | null;
  address: string | null;
  city: string | null;
  postalCode: string | null;
  county: string | null;
  municipal: string | null;
}

export interface NavContact {
  name: string | null;
  email: string | null;
  phone: string | null;
  role: string | null;
  title: string | null;
}

/** NAV's inner states. Only ACTIVE leaves as ACTIVE; INACTIVE is the natural end, the other three are masked. */
export type NavStatus = 'ACTIVE' | 'INACTIVE' | 'STOPPED' | 'DELETED' | 'REJECTED';

export interface NavEvent {
  ad: NavAd;
  status?: NavStatus;
  /** False when the ad was made internal: it leaves masked. */
  isPublic?: boolean;
  /** When the event entered the feed; now when absent. */
  at?: Date;
  /** Two in twenty inactive entries of the real feed still carry their text. */
  keepsContent?: boolean;
}

/** An ad with every key the wire has, so that a test names only what it is about. */
export function navAd(fields: Partial<NavAd> & { uuid: string }): NavAd {
  return {
    published: '2026-08-20T00:00:00+02:00',
    expires: '2099-12-31T00:00:00+01:00',
    updated: '2026-08-20T06:02:30.917211+02:00',
    workLocations: [
      { country: 'NORGE', address: null, city: 'BERGEN', postalCode: '5003', county: 'VESTLAND', municipal: 'BERGEN' },
    ],
    contactList: [],
    title: 'Sykepleier',
    description: '<p>Vil du jobbe hos oss?</p>',
    sourceurl: '',
    source: 'IMPORTAPI',
    applicationUrl: '',
    applicationDue: 'Snarest',
    occupationCategories: [{ level1: 'Helse og sosial', level2: 'Sykepleier' }],
    categoryList: [],
    jobtitle: 'Sykepleier',
    link: `https://arbeidsplassen.nav.no/stillinger/stilling/${fields.uuid}`,
    employer: { name: 'Fjordbyen kommune', orgnr: null, description: '', homepage: '' },
    engagementtype: 'Fast',
    extent: 'Heltid',
    starttime: 'Etter avtale',
    positioncount: '1',
    sector: 'Offentlig',
    ...fields,
  };
}
