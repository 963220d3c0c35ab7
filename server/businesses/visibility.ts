import { expressionBuilder } from 'kysely';
import { isUuid } from '../../contract/is-uuid.ts';
import type { Schema } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/route.ts';

const business = expressionBuilder<Schema, 'businesses'>();

/** By organisation number, with spaces or without, or by id. What is neither names none. */
export function isNamed(numberOrId: string) {
  const compact = numberOrId.replace(/\s/g, '');
  if (/^[0-9]{9}$/.test(compact)) return business('businesses.organizationNumber', '=', compact);
  return isUuid(compact) ? business('businesses.id', '=', compact) : business.lit(false);
}

/** The one rule of what everybody may see. */
export const isPublicBusiness = () =>
  business.and([business('businesses.approvalStatus', '=', 'approved'), business('businesses.isActive', '=', true)]);

/** Owner and shared users. Looked up by who asks: it is asked for each page. */
export function isManagedBy(viewer: Pick<Viewer, 'userId'> | null) {
  if (!viewer) return business.lit(false);
  const { userId } = viewer;
  const owned = business.selectFrom('businesses as owned').select('owned.id').where('owned.ownerId', '=', userId);
  const shared = business
    .selectFrom('businessShares')
    .select('businessShares.businessId as id')
    .where('businessShares.userId', '=', userId);
  return business('businesses.id', 'in', owned.union(shared));
}

/** Those who manage it see it in every state, and so does staff, who has to decide about it. */
export const isInsider = (viewer: Pick<Viewer, 'userId' | 'isAdmin'> | null) =>
  viewer?.isAdmin ? business.lit(true) : isManagedBy(viewer);
