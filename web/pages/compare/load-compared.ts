import type { Api } from '../../../contract/api.ts';
import { hasStatus } from '../../../contract/call.ts';
import { languageOf, languageOfTitle } from '../../../contract/positions/language-of.ts';
import { salaryText } from '../../../contract/positions/pay-in-words.ts';
import { type ApplicationMethod, type SalaryRange, timesAYear } from '../../../contract/positions.ts';
import type { ComparedAd } from '../../followed/comparison.ts';
import type { PositionToFollow } from '../../followed/follow-position.ts';
import { followedNational } from '../../national/national-card.tsx';
import { nationalPlace } from '../../national/national-texts.ts';
import { nationalTimeLeft } from '../../national/national-time-left.ts';
import { passFailure } from '../../platform/pass-failure.ts';
import { positionTimeLeft } from '../../positions/position-time-left.ts';
import type { TextFact } from '../../ui/fact-list.tsx';
import { nationalFacts } from '../national-position/national-facts.tsx';
import { positionFacts } from '../position/position-facts.tsx';

/** What a column of the table has. `shown` is `null` where there is no such ad any more. */
export interface Column extends ComparedAd {
  shown: {
    position: PositionToFollow;
    titleLanguage: 'en' | undefined;
    left: ReturnType<typeof positionTimeLeft>;
  } | null;
}

/** What the ads say of one thing, in the order of the columns. */
export interface Row {
  term: string;
  values: (string | null)[];
  /** Of what is still there. */
  isSame: boolean;
}

interface Found {
  shown: NonNullable<Column['shown']>;
  facts: TextFact[];
  salary: SalaryRange | null;
}

/** Only texts travel with the page, not what makes them. */
export async function loadCompared(api: Api, ads: ComparedAd[]): Promise<{ columns: Column[]; rows: Row[] }> {
  const found = await Promise.all(ads.map((ad) => load(api, ad)));
  // A pay by the hour says little beside one by the year.
  const needsYears = found.some((ad) => ad?.salary && ad.salary.period !== 'year');
  const factsOf = found.map((ad) => ad && new Map(needsYears ? withYearlyPay(ad) : ad.facts));
  const terms = inOneOrder(factsOf.map((facts) => [...(facts?.keys() ?? [])]));
  const rows = terms.map((term) => {
    const values = factsOf.map((facts) => facts?.get(term) || null);
    return { term, values, isSame: new Set(values.filter((_, index) => found[index])).size === 1 };
  });
  return {
    columns: ads.map((ad, index) => ({ ...ad, shown: found[index]?.shown ?? null })),
    rows: rows.filter(({ values }) => values.some(Boolean)),
  };
}

/** Each term once, behind the one that it follows in its own list. */
function inOneOrder(lists: string[][]) {
  const terms: string[] = [];
  for (const list of lists) {
    let last = -1;
    for (const term of list) {
      const at = terms.indexOf(term);
      last = at === -1 ? last + 1 : at;
      if (at === -1) terms.splice(last, 0, term);
    }
  }
  return terms;
}

const load = (api: Api, { page, id }: ComparedAd): Promise<Found | null> =>
  (page === 'stilling' ? loadLocal(api, id) : loadNational(api, id)).catch((error: unknown) =>
    hasStatus(error, 404) ? null : passFailure(error),
  );

async function loadLocal(api: Api, id: string): Promise<Found> {
  const { position } = await api('GET /positions/:id', { params: { id } });
  const { title, description, businessName, location, expiryDate, workSchedule, applicationMethod, salaryRange } =
    position;
  return {
    shown: {
      position: { id: position.id, uuid: null, type: 'local', title, businessName, location, expiryDate },
      titleLanguage: languageOfTitle(title, languageOf(description)),
      left: positionTimeLeft(position),
    },
    facts: [
      ['Sted', location],
      // The place says it.
      ...positionFacts(position).filter(([term]) => term !== 'Kommune'),
      ['Arbeidstid', workSchedule],
      ['Slik søker du', waysToApply[applicationMethod]],
    ],
    salary: salaryRange,
  };
}

async function loadNational(api: Api, uuid: string): Promise<Found> {
  const { position } = await api('GET /nav-positions/:uuid', { params: { uuid } });
  const { title, description, applyHost } = position;
  const municipal = nationalPlace(position);
  return {
    shown: {
      position: followedNational({ ...position, municipal }),
      titleLanguage: languageOfTitle(title, languageOf(description)),
      left: nationalTimeLeft(position),
    },
    facts: [['Sted', municipal], ...nationalFacts(position), ['Slik søker du', `Hos ${applyHost}`]],
    salary: null,
  };
}

const waysToApply: Record<ApplicationMethod, string> = {
  form: 'Med skjema på Jobbfjord',
  email: 'På e-post',
  external: 'På arbeidsgiverens side',
};

function withYearlyPay({ facts, salary }: Found): TextFact[] {
  const at = facts.findIndex(([term]) => term === 'Lønn') + 1;
  return at === 0 ? facts : facts.toSpliced(at, 0, ['Lønn på et helt år', salary && inAYear(salary)]);
}

function inAYear({ min, max, currency, period }: SalaryRange) {
  const times = timesAYear[period];
  const yearly = { min: min && min * times, max: max && max * times, currency, period: 'year' as const };
  return period === 'year' ? salaryText(yearly) : `${salaryText(yearly)} i full stilling`;
}
