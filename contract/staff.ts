import { z } from 'zod';
import { businessPictureSchema } from './businesses/business-pictures.ts';
import { endpoint, readLimit, writeLimit } from './endpoint.ts';
import { policy } from './policy.ts';
import {
  businessChangesSchema,
  formChangesSchema,
  positionChangesSchema,
  userChangesSchema,
} from './staff/staff-changes.ts';
import { staffBusinessSchema, staffFormSchema, staffPositionSchema, staffUserSchema } from './staff/staff-entries.ts';
import { id, limit, page, pagingSchema, said, searchWords, seenAt, text } from './values.ts';

export const listLimits = {
  /** How many of a list are counted and can be paged through; the search leads to the rest. */
  counted: 5000,
} as const;

const flag = z.preprocess(
  (value) => (value === '' || value === 'all' || value === 'alle' ? undefined : value),
  z
    .enum(['true', 'false'], { error: 'Ukjent valg' })
    .transform((value) => value === 'true')
    .optional(),
);

const listQuery = {
  page,
  limit: limit(policy.pageSize.staff),
  search: searchWords,
  isActive: flag,
};

export const staffPaginationSchema = pagingSchema.extend({
  page: z.number().int(),
  /** At most 5 000. */
  total: z.number().int(),
  /** There are more than `total`. */
  isCapped: z.boolean(),
});

const byId = z.object({ id });
/** With it, what somebody else wrote since is not written over. */
const asRead = { updatedAt: seenAt };

const reading = { access: 'staff', rateLimit: readLimit } as const;
const writing = { access: 'staff', rateLimit: writeLimit, changesPages: true } as const;

/** In the words that the owner reads. */
const whyStopped = z.object({ reason: text('Skriv en begrunnelse', policy.lengths.decisionReason).optional() });

export const staff = {
  users: endpoint({
    ...reading,
    method: 'GET',
    path: '/admin/users',
    summary: 'Everybody who has an account, the newest first. The look-up is recorded.',
    query: z.object({ ...listQuery, isAdmin: flag }),
    reply: z.object({ users: z.array(staffUserSchema), pagination: staffPaginationSchema }),
  }),
  user: endpoint({
    ...reading,
    method: 'GET',
    path: '/admin/users/:id',
    summary: 'One user. The look-up is recorded.',
    params: byId,
    reply: z.object({ user: staffUserSchema }),
  }),
  changeUser: endpoint({
    ...writing,
    method: 'PUT',
    path: '/admin/users/:id',
    summary: 'Changes the fields that are sent. Deactivating ends the sessions; the last active admin stays one.',
    params: byId,
    body: userChangesSchema.extend(asRead),
    reply: said.extend({ user: staffUserSchema }),
  }),
  deactivateUser: endpoint({
    ...writing,
    method: 'DELETE',
    path: '/admin/users/:id',
    summary: 'Deactivates a user and ends the sessions.',
    params: byId,
    reply: said,
  }),
  businesses: endpoint({
    ...reading,
    method: 'GET',
    path: '/admin/businesses',
    summary: 'Every business that was not rejected, the newest first. The look-up is recorded.',
    query: z.object(listQuery),
    reply: z.object({ businesses: z.array(staffBusinessSchema), pagination: staffPaginationSchema }),
  }),
  business: endpoint({
    ...reading,
    method: 'GET',
    path: '/admin/businesses/:id',
    summary: 'One business. The look-up is recorded.',
    params: byId,
    reply: z.object({ business: staffBusinessSchema }),
  }),
  changeBusiness: endpoint({
    ...writing,
    method: 'PUT',
    path: '/admin/businesses/:id',
    summary: 'Changes the fields that are sent.',
    params: byId,
    body: businessChangesSchema.extend(asRead),
    reply: said.extend({ business: staffBusinessSchema }),
  }),
  deactivateBusiness: endpoint({
    ...writing,
    method: 'DELETE',
    path: '/admin/businesses/:id',
    summary:
      'Deactivates a business; its positions are hidden with it. Its owner gets a mail, with the reason if there is one.',
    params: byId,
    body: whyStopped,
    reply: said,
  }),
  pictures: endpoint({
    ...reading,
    method: 'GET',
    path: '/admin/businesses/:id/pictures',
    summary: 'What a business shows: its logo, which has the id of the business, and its pictures.',
    params: byId,
    reply: z.object({ pictures: z.array(businessPictureSchema) }),
  }),
  takeDownPicture: endpoint({
    ...writing,
    method: 'DELETE',
    path: '/admin/businesses/:id/pictures/:pictureId',
    summary: 'Takes one of these away for good. The owner gets a mail, with the reason if there is one.',
    params: byId.extend({ pictureId: id }),
    body: whyStopped,
    reply: said.extend({ pictures: z.array(businessPictureSchema) }),
  }),
  positions: endpoint({
    ...reading,
    method: 'GET',
    path: '/admin/positions',
    summary:
      'Every position that was not rejected, nor its business, the newest first; the expired ones by their expiry. The look-up is recorded.',
    query: z.object({ ...listQuery, isExpired: flag }),
    reply: z.object({ positions: z.array(staffPositionSchema), pagination: staffPaginationSchema }),
  }),
  position: endpoint({
    ...reading,
    method: 'GET',
    path: '/admin/positions/:id',
    summary: 'One position. The look-up is recorded.',
    params: byId,
    reply: z.object({ position: staffPositionSchema }),
  }),
  changePosition: endpoint({
    ...writing,
    method: 'PUT',
    path: '/admin/positions/:id',
    summary: 'Changes the fields that are sent; any expiry date, and the paid placement.',
    params: byId,
    body: positionChangesSchema.extend(asRead),
    reply: said.extend({ position: staffPositionSchema }),
  }),
  deactivatePosition: endpoint({
    ...writing,
    method: 'DELETE',
    path: '/admin/positions/:id',
    summary: 'Deactivates a position. Its owner gets a mail, with the reason if there is one.',
    params: byId,
    body: whyStopped,
    reply: said,
  }),
  forms: endpoint({
    ...reading,
    method: 'GET',
    path: '/admin/application-forms',
    summary: 'Every application form, the newest first. The look-up is recorded.',
    query: z.object(listQuery),
    reply: z.object({ forms: z.array(staffFormSchema), pagination: staffPaginationSchema }),
  }),
  form: endpoint({
    ...reading,
    method: 'GET',
    path: '/admin/application-forms/:id',
    summary: 'One application form with its questions. The look-up is recorded.',
    params: byId,
    reply: z.object({ form: staffFormSchema }),
  }),
  changeForm: endpoint({
    ...writing,
    method: 'PUT',
    path: '/admin/application-forms/:id',
    summary: 'Changes the fields that are sent.',
    params: byId,
    body: formChangesSchema.extend(asRead),
    reply: said.extend({ form: staffFormSchema }),
  }),
  deactivateForm: endpoint({
    ...writing,
    method: 'DELETE',
    path: '/admin/application-forms/:id',
    summary: 'Deactivates an application form.',
    params: byId,
    reply: said,
  }),
};
