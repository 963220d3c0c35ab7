import { DAY, MINUTE } from '../../contract/values.ts';

const IDLE_DAYS = 30;
const ABSOLUTE_DAYS = 180;
export const TOUCH_EVERY_SECONDS = MINUTE;

export const secondsBefore = (moment: Date, seconds: number) => new Date(moment.getTime() - seconds * 1000);

/** From when a session must have been used and made to be alive still. */
export const aliveSince = (now: Date) => ({
  used: secondsBefore(now, IDLE_DAYS * DAY),
  made: secondsBefore(now, ABSOLUTE_DAYS * DAY),
});
