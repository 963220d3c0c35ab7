import { dateOf } from './cv-dates.ts';

export const withRemark = (name: string, remark: string) => (name && remark ? `${name} (${remark})` : name);

/** Among the skills, where there is one line for it. */
export const certificateOf = (name: string, issuer: string, date: string) =>
  withRemark(name, [issuer, dateOf(date).slice(0, 4)].filter(Boolean).join(', '));
