import { z } from 'zod';
import {
  candidateCardSchema,
  candidateFieldsSchema,
  candidateSchema,
  sentCandidateSchema,
} from './candidates/candidate-fields.ts';
import { candidateLimits } from './candidates/candidate-limits.ts';
import { endpoint, readLimit, writeLimit } from './endpoint.ts';
import { experiences, workLanguages } from './positions.ts';
import {
  choices,
  flag,
  id,
  idempotencyKey,
  limit,
  MINUTE,
  noneIfNull,
  page,
  pagingSchema,
  said,
  searchWords,
  seenAt,
  text,
  time,
} from './values.ts';

const ownCandidateSchema = z.object({
  ...candidateFieldsSchema.shape,
  places: z.string(),
  positionTypes: candidateFieldsSchema.shape.positionTypes.unwrap(),
  workLanguages: candidateFieldsSchema.shape.workLanguages.unwrap(),
  about: z.string(),
  experience: z.enum(experiences).nullable(),
  availableFrom: z.iso.date().nullable(),
  cvId: id.nullable(),
  /** Until when employers find it; nothing where it is turned off. */
  visibleUntil: time.nullable(),
  updatedAt: time,
  /** What employers see. */
  seen: candidateSchema,
  /** The CV was changed since: employers see what it was. */
  isCvOlder: z.boolean(),
  /** Who has opened it, the last first. */
  openedBy: z.array(z.object({ businessName: z.string(), organizationNumber: z.string(), lastAt: time })),
});

const invitationSchema = z.object({
  id,
  business: z.object({ name: z.string(), organizationNumber: z.string() }),
  /** `isOpen`: one can apply for it now. The id is gone with the position. */
  position: z.object({ id: id.nullable(), title: z.string(), isOpen: z.boolean() }),
  message: z.string(),
  sentAt: time,
  seenAt: time.nullable(),
  declinedAt: time.nullable(),
  /** The reader has applied for it, or begun to. No employer is told by whom. */
  hasDealtWith: z.boolean(),
});

const ownReply = z.object({
  /** Nobody is found whose address may be somebody else's. */
  isAddressConfirmed: z.boolean(),
  candidate: ownCandidateSchema.nullable(),
});

/** By the position that somebody is looked for. */
const ofPosition = z.object({ positionId: id });
const oneCandidate = ofPosition.extend({ candidateId: id });
const oneInvitation = z.object({ id });

const foundSchema = candidateCardSchema.extend({
  /** By anybody of the business. */
  isOpened: z.boolean(),
  /** To this position. */
  invitation: z.object({ sentAt: time, isDeclined: z.boolean() }).nullable(),
});

/** People who want to be found, and employers who look for them. */
export const candidates = {
  readOwn: endpoint({
    method: 'GET',
    path: '/candidates/mine',
    summary: 'What the caller has said to be found by, what employers see of it, and who has opened it.',
    access: 'user',
    rateLimit: readLimit,
    reply: ownReply,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/candidates/mine',
    summary: 'Writes what the caller wants to be found by, with what the CV says now, and shows it or not.',
    access: 'user',
    rateLimit: writeLimit,
    body: sentCandidateSchema,
    reply: ownReply.extend(said.shape),
  }),
  show: endpoint({
    method: 'PUT',
    path: '/candidates/mine/visibility',
    summary: 'Shows what was written to employers from now on, or no longer.',
    access: 'user',
    rateLimit: writeLimit,
    body: z.object({ isVisible: z.boolean({ error: 'Ugyldig valg' }) }),
    reply: ownReply.extend(said.shape),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/candidates/mine',
    summary: 'Deletes what was written, with its invitations and who has opened it.',
    access: 'user',
    rateLimit: writeLimit,
    reply: said,
  }),
  invitations: endpoint({
    method: 'GET',
    path: '/candidates/mine/invitations',
    summary: 'Invitations to apply, the last first.',
    access: 'user',
    rateLimit: readLimit,
    reply: z.object({ invitations: z.array(invitationSchema) }),
  }),
  seeInvitations: endpoint({
    method: 'PUT',
    path: '/candidates/mine/invitations/seen',
    summary: 'That the caller has seen the invitations that were sent until then.',
    access: 'user',
    rateLimit: writeLimit,
    body: z.object({ until: seenAt.unwrap() }),
    reply: said,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/candidates/mine/invitations/:id/decline',
    summary: 'Declines an invitation, which its sender is told. Twice does no harm.',
    access: 'user',
    rateLimit: writeLimit,
    params: oneInvitation,
    reply: said,
  }),
  find: endpoint({
    method: 'GET',
    path: '/candidates/for/:positionId',
    summary: 'Those who want to be found and whom an open position may suit, the last to say so first.',
    access: 'user',
    rateLimit: readLimit,
    params: ofPosition,
    query: z.object({
      search: searchWords,
      experience: choices(experiences),
      workLanguage: choices(workLanguages),
      /** Also those who look for something else, or elsewhere, than what the position is. */
      everyProfession: flag,
      everywhere: flag,
      /** Only those who were invited. */
      invited: flag,
      page,
      limit: limit(),
    }),
    reply: z.object({
      position: z.object({
        id,
        title: z.string(),
        profession: z.string().nullable(),
        /** The municipality; nothing where the work can be done from anywhere. */
        place: z.string().nullable(),
        business: z.object({ id, name: z.string() }),
      }),
      candidates: z.array(foundSchema),
      pagination: pagingSchema.extend({ totalCandidates: z.number().int() }),
      /** How many there are of any profession, and anywhere. */
      wider: z.object({ everyProfession: z.number().int(), everywhere: z.number().int() }),
      /** How many may be invited still today. */
      invitationsLeft: z.number().int(),
    }),
  }),
  open: endpoint({
    method: 'GET',
    path: '/candidates/for/:positionId/:candidateId',
    summary: 'One of them with the CV. That the business has opened it is told the person.',
    access: 'user',
    rateLimit: { max: 120, windowSeconds: 10 * MINUTE },
    params: oneCandidate,
    reply: z.object({
      candidate: foundSchema.extend({ cv: candidateSchema.shape.cv }),
      /** From this business to other positions. */
      invitedTo: z.array(z.object({ title: z.string(), sentAt: time, isDeclined: z.boolean() })),
    }),
  }),
  invite: endpoint({
    method: 'POST',
    path: '/candidates/for/:positionId/:candidateId/invitation',
    summary: 'Invites one of them to apply, once. Who it is stays unknown until they do.',
    access: 'user',
    rateLimit: { max: 60, windowSeconds: 10 * MINUTE },
    params: oneCandidate,
    body: z.object({
      message: text('Skriv hvorfor du tror stillingen passer', candidateLimits.message, 'Meldingen'),
      idempotencyKey: noneIfNull(idempotencyKey),
    }),
    reply: said,
  }),
};
