const months = ['jan', 'feb', 'mar', 'apr', 'ma[iy]', 'jun', 'jul', 'aug', 'sep', 'o[ck]t', 'nov', 'de[cs]'].map(
  (each) => new RegExp(`^${each}`, 'i'),
);

/** `2020-03-17`, `2020-03`, `2020`, `17.03.2020`, `03/2020`, `mars 2020`, `Mar 17, 2020`, `17. mars 2020`. What is no date is nothing. */
export function dateOf(written: string) {
  const iso = /^(\d{4})(?:-(\d\d?))?(?:-(\d\d?))?(?:T.*)?$/.exec(written);
  const [, number, yearAfter] = /^(\d\d?)[./](\d{4})$/.exec(written) ?? [];
  const [, dayBefore, monthOfDay, yearOfDay] = /^(\d\d?)\.(\d\d?)\.(\d{4})$/.exec(written) ?? [];
  const [, before, name, after, yearOfName] =
    /^(?:(\d\d?)\.? )?(\p{L}{3,})\.?(?: (\d\d?))?,? (\d{4})$/u.exec(written) ?? [];
  if (iso) return checked(iso[1], iso[2] ?? 1, iso[3] ?? 1);
  if (yearAfter) return checked(yearAfter, number, 1);
  if (yearOfDay) return checked(yearOfDay, monthOfDay, dayBefore);
  const named = months.findIndex((each) => each.test(name ?? ''));
  return named < 0 ? '' : checked(yearOfName, named + 1, before ?? after ?? 1);
}

/** From and to as they are written: where only years are, there is no month to tell. */
export const periodOf = (from: string, to: string) => ({
  startDate: dateOf(from),
  endDate: dateOf(to),
  ...(hasOnlyYears([from, to]) && { onlyYears: true }),
});

const isYear = (written: string) => /^\d{4}$/.test(written);
function hasOnlyYears(written: readonly string[]) {
  const dates = written.filter(Boolean);
  return dates.length > 0 && dates.every(isYear);
}

/** What is to be told about periods and single days as a file has them. */
export function remarksOn(periods: (readonly string[])[], days: string[] = []) {
  const dates = [...periods.filter((period) => !hasOnlyYears(period)).flat(), ...days];
  return [
    ...(dates.some((date) => date && !dateOf(date)) ? ['datoer som ikke kan leses'] : []),
    ...(dates.some(isYear) ? ['måneder der det bare står årstall (vi har skrevet januar)'] : []),
  ];
}

function checked(...parts: (string | number | undefined)[]) {
  const date = parts.map((part) => String(part).padStart(2, '0')).join('-');
  const moment = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date) ? date : '';
}
