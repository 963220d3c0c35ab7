import type { HandledApplication } from '../../../contract/applications/handled-applications.ts';
import type { InterviewWay } from '../../../contract/applications/interview-words.ts';
import { api } from '../../platform/api.ts';
import { momentInOslo } from '../../platform/oslo-time.ts';

/** As it stands in the form. */
export interface OfferValues {
  way: InterviewWay;
  place: string;
  minutes: number;
  /** `2026-12-03T09:30`, by the clocks of Norway. */
  times: string[];
  message: string;
}

export const emptyOffer: OfferValues = { way: 'place', place: '', minutes: 45, times: [''], message: '' };

export type Invited = Pick<HandledApplication, 'id' | 'version'>[];

export const sendOffer = (applications: Invited, { times, ...values }: OfferValues) =>
  api('PUT /applications/interviews', {
    body: {
      ...values,
      times: times.map(asMoment),
      applications: applications.map(({ id, version }) => ({ id, version })),
    },
  });

export type Stale = Awaited<ReturnType<typeof sendOffer>>['staleApplications'];

/** Of what is unfinished the server says so, and of years that nobody means: browsers let one type those of two figures and of six. */
const asMoment = (shown: string) => (/^2\d{3}-/.test(shown) ? momentInOslo(shown).toISOString() : '');

export const callOff = ({ id, version }: Invited[number], message: string) =>
  api('POST /applications/:id/interview/call-off', { params: { id }, body: { version, message } });

export const loadAgreed = async (businessId: string) =>
  (await api('GET /applications/business/:businessId/interviews', { params: { businessId } })).interviews;

export const answerOffer = (id: string, time: string | null, reply = '') =>
  api('POST /applications/mine/:id/interview', { params: { id }, body: { time, reply } });
