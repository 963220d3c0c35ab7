import { expressionBuilder } from 'kysely';
import type { Schema } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/route.ts';

const business = expressionBuilder<Schema, 'businesses'>();

/** The one rule of what everybody may see. */
export const isPublicBusiness = () =>
  business.and([business('businesses.approvalStatus', '=', 'approved'), business('businesses.isActive', '=', true)]);

/** Owner and shared users. */
export function isManagedBy(viewer: Viewer | null) {
  if (!viewer) return business.lit(false);
  const { userId } = viewer;
  return business.or([
    business('businesses.ownerId', '=', userId),
    business.exists(
      business
        .selectFrom('businessShares')
        .select('businessShares.userId')
        .whereRef('businessShares.businessId', '=', 'businesses.id')
        .where('businessShares.userId', '=', userId),
    ),
  ]);
}

/** Those who manage it see it in every state, and so does staff, who has to decide about it. */
export const isInsider = (viewer: Viewer | null) => (viewer?.isAdmin ? business.lit(true) : isManagedBy(viewer));
