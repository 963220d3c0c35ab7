const zone = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Oslo', timeZoneName: 'longOffset' });

/** What the clocks in Norway are ahead by at that moment: `+01:00`. */
export const osloOffset = (moment: Date) =>
  (zone.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '').replace('GMT', '');

/** When the clocks in Norway show that, wherever it was typed: `2026-11-20T14:05`. */
export function momentInOslo(shown: string) {
  const nearby = new Date(`${shown}${osloOffset(new Date(`${shown}Z`))}`);
  return new Date(`${shown}${osloOffset(nearby)}`);
}
