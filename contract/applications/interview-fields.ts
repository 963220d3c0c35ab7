import { z } from 'zod';
import { MINUTE_MS } from '../oslo-day.ts';
import { policy } from '../policy.ts';
import { line, optional, text, time } from '../values.ts';
import { webAddress } from '../web-address.ts';
import { interviewLimits, interviewWays } from './interview-words.ts';

const { times: mostTimes, shortest, longest } = interviewLimits;

/** To the applicant. */
export const optionalMessage = optional(
  text('Skriv en melding', policy.applicationHandling.messageLength, 'Meldingen'),
);

const moment = z.iso
  .datetime({ offset: true, error: 'Velg dag og klokkeslett' })
  .transform((written) => new Date(written));

const wrongMinutes = `Varigheten må være mellom ${shortest} og ${longest} minutter`;

/** What an employer offers. Whether its times are still to come is for the server's clock to say. */
const offerSchema = z.object({
  way: z.enum(interviewWays, { error: 'Velg hvordan dere skal møtes' }),
  place: optional(line('Skriv hvor dere skal møtes', interviewLimits.place, 'Stedet')),
  minutes: z.number({ error: wrongMinutes }).int(wrongMinutes).min(shortest, wrongMinutes).max(longest, wrongMinutes),
  times: z
    .array(moment, { error: 'Foreslå minst ett tidspunkt' })
    .min(1, 'Foreslå minst ett tidspunkt')
    .max(mostTimes, `Foreslå høyst ${mostTimes} tidspunkter`),
  message: optionalMessage,
});

/** With whatever else stands beside it. */
export const offerWith = <const S extends z.ZodRawShape>(others: S) =>
  z.object({ ...offerSchema.shape, ...others }).superRefine((sent, context) => {
    const { way, place, times, minutes } = sent as Offer;
    const refuse = (message: string, ...path: (string | number)[]) =>
      context.addIssue({ code: 'custom', path, message });
    if (way === 'place' && !place) refuse('Skriv hvor dere skal møtes', 'place');
    if (way === 'video' && !place) refuse('Lim inn lenken til videomøtet', 'place');
    if (way === 'video' && place && !webAddress(place))
      refuse('Lim inn hele lenken, den begynner med https://', 'place');
    // What is no time was refused already, and stands there as it was sent.
    const isTime = (value: unknown) => value instanceof Date;
    times.forEach((start, index) => {
      const before = times.slice(0, index).filter(isTime);
      const isDouble = isTime(start) && before.some((other) => overlap(start, other, minutes));
      if (isDouble) refuse('Tidspunktet overlapper et av de andre', 'times', index);
    });
  });

/** Whether two interviews of the same length would be at the same time. */
export const overlap = (one: Date, other: Date, minutes: number) =>
  Math.abs(one.getTime() - other.getTime()) < minutes * MINUTE_MS;

/** One of the times; `null` when none of them suits. */
export const offerReplySchema = z.object({
  time: moment.nullable(),
  reply: optional(text('Skriv en melding', interviewLimits.reply, 'Meldingen')),
});

/** As both sides see it. */
export const interviewSchema = z.object({
  way: z.enum(interviewWays),
  place: z.string().nullable(),
  minutes: z.number().int(),
  times: z.array(time),
  message: z.string().nullable(),
  offeredAt: time,
  /** The time that the applicant took. */
  chosen: time.nullable(),
  /** Answered without a time: none of them suits. */
  answeredAt: time.nullable(),
  reply: z.string().nullable(),
});

export type Offer = z.output<typeof offerSchema>;
export type Interview = z.output<typeof interviewSchema>;
