import { DAY_MS, formatCount, formatDate, HOUR_MS } from '../platform/format.ts';
import { ownValue } from '../platform/own-value.ts';

const ago = (count: number, one: string, many: string) => `${formatCount(count, one, many)} siden`;

/** "Mindre enn 1 time siden", hours, days up to six, weeks up to four, then months. */
export function nationalAge(published: string, now: Date): string {
  const age = Math.max(0, now.getTime() - Date.parse(published));
  const days = Math.floor(age / DAY_MS);
  const weeks = Math.floor(days / 7);
  if (age < HOUR_MS) return 'Mindre enn 1 time siden';
  if (days === 0) return ago(Math.floor(age / HOUR_MS), 'time', 'timer');
  if (days <= 6) return ago(days, 'dag', 'dager');
  if (weeks <= 4) return ago(weeks, 'uke', 'uker');
  return ago(Math.floor(days / 30), 'måned', 'måneder');
}

const engagementLabels: Record<string, string> = {
  fast: 'Fast',
  midlertidig: 'Midlertidig',
  vikariat: 'Vikariat',
  deltid: 'Deltid',
  prosjekt: 'Prosjekt',
};

/** "Fast, heltid". NAV's own words where they are not among the known ones. */
export function nationalKind({ engagementtype, extent }: { engagementtype: string | null; extent: string | null }) {
  const engagement = engagementtype && (ownValue(engagementLabels, engagementtype.toLowerCase()) ?? engagementtype);
  const kinds = [engagement, extent && (engagement ? extent.toLowerCase() : extent)].filter(Boolean);
  return kinds.join(', ') || 'Type ikke oppgitt';
}

interface Places {
  municipal: string;
  workLocations: Record<'municipal' | 'city' | 'county' | 'country', string | null>[];
}

/** "Bergen og 2 andre steder": the places in one municipality are one. */
export function nationalPlace({ municipal, workLocations }: Places) {
  const places = new Set(workLocations.map((place) => place.municipal ?? place.city ?? place.county ?? place.country));
  return places.size > 1 ? `${municipal} og ${formatCount(places.size - 1, 'annet sted', 'andre steder')}` : municipal;
}

/** "1. juni 2027" for 2027-06-01, alone or with an hour that says nothing; other words as they came. */
export function startText(starttime: string) {
  const day = /^(\d{4}-\d{2}-\d{2})(T[\d:.]+)?$/.exec(starttime)?.[1];
  return day && !Number.isNaN(Date.parse(day)) ? formatDate(day) : starttime;
}
