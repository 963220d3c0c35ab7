import { z } from 'zod';
import { businessSchema } from '../businesses.ts';
import { draftWriter } from '../draft-writer.ts';
import { endpoint, readLimit, writeLimit } from '../endpoint.ts';
import { policy } from '../policy.ts';
import { positionCardSchema, positionPaginationSchema, positionSchema, publishDay } from '../positions.ts';
import { choice, id, idempotencyKey, idInAddress, limit, MINUTE, page, searchWords, seenAt, time } from '../values.ts';
import { positionDraftSchema } from './position-draft.ts';
import { positionFieldsSchema } from './position-fields.ts';

/** In all, and the views day by day: of the last days those that have any. */
const positionStatisticsSchema = z.object({
  views: z.number().int(),
  follows: z.number().int(),
  applications: z.number().int(),
  /** Of the applications, those that have no answer. */
  waiting: z.number().int(),
  days: z.array(z.object({ day: z.iso.date(), views: z.number().int() })),
});

const managedFields = {
  contactInfo: positionSchema.shape.contactInfo,
  applicationMethod: positionSchema.shape.applicationMethod,
  emailNotificationsEnabled: z.boolean(),
  hasApplicantList: positionSchema.shape.hasApplicantList,
  isReadAnonymously: positionSchema.shape.isReadAnonymously,
  approvedAt: time.nullable(),
  publishFrom: publishDay,
  rejectionReason: z.string().nullable(),
  /** What staff asked to have changed before it can be approved. */
  askedChange: z.string().nullable(),
  /** Taken down by staff: nobody else puts it back. */
  isStopped: z.boolean(),
  /** The own system of the business that it came from, by the name of its key; null where that is forgotten. */
  importedFrom: z
    .object({ system: z.string().nullable(), reference: z.string(), changedByHand: z.boolean() })
    .nullable(),
  /** When the expiry date switched it off. */
  expiredAt: time.nullable(),
  statistics: positionStatisticsSchema,
};

const managedPositionCardSchema = positionCardSchema.extend(managedFields);
const managedPositionSchema = positionSchema.extend(managedFields);

const positionStatsSchema = z.object({
  activePositions: z.number().int(),
  maxActivePositions: z.number().int(),
  totalPositions: z.number().int(),
});

const business = z.object({ businessId: idInAddress('Ugyldig bedrift-ID') });
const position = business.extend({ positionId: idInAddress('Ugyldig stillings-ID') });
const ofPosition = z.object({ positionId: idInAddress('Ugyldig stillings-ID').optional() });
const draft = z.object({ fields: positionDraftSchema, updatedAt: time }).nullable();

const reading = { access: 'user', rateLimit: readLimit } as const;
const writing = { access: 'user', rateLimit: writeLimit } as const;
const changing = { ...writing, changesPages: true } as const;

/** What the list shows of a business: as its badges say it, but that those who wait are active too. */
export const managedStates = ['active', 'pending', 'expired', 'inactive', 'rejected'] as const;
export type ManagedState = (typeof managedStates)[number];

export const managedPositions = {
  list: endpoint({
    ...reading,
    method: 'GET',
    path: '/business/:businessId/positions',
    summary:
      'All positions of a business for those who manage it, in every state or in one, the newest first; `search` looks in titles.',
    params: business,
    query: z.object({ page, limit: limit(policy.pageSize.most), search: searchWords, state: choice(managedStates) }),
    reply: z.object({
      business: businessSchema.pick({
        id: true,
        name: true,
        organizationNumber: true,
        logoUrl: true,
        location: true,
        municipality: true,
        shortDescription: true,
        employeeCount: true,
        approvalStatus: true,
        isActive: true,
        isStopped: true,
      }),
      positions: z.array(managedPositionCardSchema),
      pagination: positionPaginationSchema.extend(positionStatsSchema.shape),
      /** Of all, whatever was searched for; `pagination` counts what was found. */
      stats: positionStatsSchema,
    }),
  }),
  read: endpoint({
    ...reading,
    method: 'GET',
    path: '/business/:businessId/positions/:positionId',
    summary: 'One position with everything its form holds.',
    params: position,
    reply: z.object({ position: managedPositionSchema }),
  }),
  create: endpoint({
    ...writing,
    method: 'POST',
    path: '/business/:businessId/positions',
    summary:
      'Publishes a position, pending until staff approves it. With the same Idempotency-Key again it changes that one.',
    params: business,
    body: positionFieldsSchema.safeExtend({ ...draftWriter, idempotencyKey }),
    reply: z.object({ position: managedPositionSchema, stats: positionStatsSchema, message: z.string() }),
  }),
  change: endpoint({
    ...changing,
    method: 'PUT',
    path: '/business/:businessId/positions/:positionId',
    summary:
      'Changes a position; with the `updatedAt` that one knows, as it was then or not at all. A later expiry date puts an expired one back, while there is room for it.',
    params: position,
    body: positionFieldsSchema.safeExtend({ ...draftWriter, updatedAt: seenAt }),
    reply: z.object({ position: managedPositionSchema, stats: positionStatsSchema, message: z.string() }),
  }),
  toggle: endpoint({
    ...changing,
    method: 'PATCH',
    path: '/business/:businessId/positions/:positionId/toggle',
    summary: 'Switches a position off or on; with `isActive` to that, however often it is sent.',
    params: position,
    body: z.object({ isActive: z.boolean({ error: 'Ukjent valg' }).optional() }),
    reply: z.object({
      position: z.object({ id, isActive: z.boolean() }),
      stats: positionStatsSchema,
      message: z.string(),
    }),
  }),
  remove: endpoint({
    ...changing,
    method: 'DELETE',
    path: '/business/:businessId/positions/:positionId',
    summary: 'Deletes a position with its applications.',
    params: position,
    reply: z.object({ stats: positionStatsSchema, message: z.string() }),
  }),
  readDraft: endpoint({
    ...reading,
    method: 'GET',
    path: '/business/:businessId/position-draft',
    summary: 'What the caller was writing: a new position, or with `positionId` changes of that one.',
    params: business,
    query: ofPosition,
    reply: z.object({ draft }),
  }),
  saveDraft: endpoint({
    ...writing,
    method: 'PUT',
    path: '/business/:businessId/position-draft',
    summary: 'Keeps what the caller is writing. Saving the position deletes it.',
    params: business,
    query: ofPosition,
    body: z.object({ fields: positionDraftSchema, ...draftWriter }),
    reply: z.object({ updatedAt: time }),
  }),
  removeDraft: endpoint({
    ...writing,
    method: 'DELETE',
    path: '/business/:businessId/position-draft',
    summary: 'Forgets what the caller was writing.',
    params: business,
    query: ofPosition.extend(draftWriter),
    reply: z.object({}),
  }),
  countView: endpoint({
    method: 'POST',
    path: '/positions/:id/view',
    summary: 'Adds one to the views of today. Machines and those who manage the position are not counted.',
    access: 'anyone',
    rateLimit: { max: 60, windowSeconds: 10 * MINUTE },
    params: z.object({ id: idInAddress('Ugyldig stillings-ID') }),
    reply: z.object({}),
  }),
};

export type ManagedPosition = z.output<typeof managedPositionSchema>;
export type ManagedPositionCard = z.output<typeof managedPositionCardSchema>;
