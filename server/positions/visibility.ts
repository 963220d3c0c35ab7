import { expressionBuilder, sql } from 'kysely';
import { isInsider, isManagedBy, isPublicBusiness } from '../businesses/index.ts';
import type { Schema } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/route.ts';

const position = expressionBuilder<Schema, 'positions' | 'businesses'>();

/** The day that its employer chose for it to come out. */
export const dayOut = sql<string>`(positions.publish_from at time zone 'Europe/Oslo')::date`;

/** Whether that day has come. */
const isOut = (today: string) =>
  position.or([position('positions.publishFrom', 'is', null), position(dayOut, '<=', today)]);

/** The one rule of what everybody may find. Queries join the business. `today` is the day in Oslo. */
export const isLive = (today: string) =>
  position.and([
    position('positions.approvalStatus', '=', 'approved'),
    position('positions.isActive', '=', true),
    position('positions.expiryDate', '>', today),
    isOut(today),
    isPublicBusiness(),
  ]);

/** Until it was approved nobody saw it, and that may have taken days; nor until the day that its employer chose. */
export const publishedAt = sql<Date>`greatest(coalesce(positions.approved_at, positions.created_at), positions.publish_from)`;

/** On which one can apply. */
export const lastDay = sql<string>`least(positions.application_deadline, positions.expiry_date - 1)`;

/** Whichever was approved or switched on again last: until then nobody saw it. Queries join the business. */
export const publicSince = sql<Date>`greatest(${publishedAt}, businesses.approved_at,
  positions.reopened_at, businesses.reopened_at)`;

/** Was live until its expiry date: whoever knows the address may read that it has expired. */
const hasExpired = (today: string) =>
  position.and([
    position('positions.approvalStatus', '=', 'approved'),
    position.or([position('positions.isActive', '=', true), position('positions.expiredAt', 'is not', null)]),
    position('positions.expiryDate', '<=', today),
    isOut(today),
    isPublicBusiness(),
  ]);

/** Counts against the limit of active positions; those that wait for approval count too. */
export const holdsPlace = (today: string) =>
  position.and([
    position('positions.isActive', '=', true),
    position('positions.expiryDate', '>', today),
    position('positions.approvalStatus', '<>', 'rejected'),
  ]);

/** In the list of one business: those who manage it see their own in every state; a rejected one is gone from lists. */
export const isListedFor = (viewer: Viewer | null, today: string) =>
  position.or([
    isLive(today),
    position.and([
      isManagedBy(viewer),
      position('positions.approvalStatus', '<>', 'rejected'),
      position('businesses.approvalStatus', '<>', 'rejected'),
    ]),
  ]);

/** What may be read by its address. */
export const isReadable = (today: string, viewer: Pick<Viewer, 'userId' | 'isAdmin'> | null) =>
  position.or([isLive(today), hasExpired(today), isInsider(viewer)]);
