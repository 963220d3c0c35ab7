import { type RawBuilder, sql } from 'kysely';
import { sameAds } from '../national/index.ts';

/** Inside a query: that somebody sent an application for an ad, began one, or noted that they applied elsewhere. */
export const hasDealtWith = (userId: RawBuilder<unknown>, adId: RawBuilder<unknown>) => sql<boolean>`exists (
  select from ${sameAds(adId)} as same(id) where
    exists (select from applications where user_id = ${userId} and position_id = same.id)
    or exists (select from application_drafts where user_id = ${userId} and position_id = same.id)
    or exists (select from applications_elsewhere where user_id = ${userId} and ad_id = same.id)
)`;
