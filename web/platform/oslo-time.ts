import { clocksInOslo, HOUR_MS } from '../../contract/oslo-day.ts';

/** What the clocks in Norway are ahead by at that moment: `+01:00`. They are by whole hours since 1895. */
export function osloOffset(moment: Date) {
  const shown = Date.parse(`${clocksInOslo(moment).replace(' ', 'T')}Z`);
  return `+0${Math.round((shown - moment.getTime()) / HOUR_MS)}:00`;
}

/** When the clocks in Norway show that, wherever it was typed: `2026-11-20T14:05`. */
export function momentInOslo(shown: string) {
  const nearby = new Date(`${shown}${osloOffset(new Date(`${shown}Z`))}`);
  return new Date(`${shown}${osloOffset(nearby)}`);
}
