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

/** Owner and shared users. */
export function isManagedBy(viewer: Pick<Viewer, 'userId'> | null) {
  if (!viewer) return business.lit(false);
  const { userId } = viewer;
  const owned = business.selectFrom('businesses as owned').select('owned.id').where('owned.ownerId', '=', userId);
  const shares = business.selectFrom('businessShares').where('businessShares.userId', '=', userId);
  return business.and([
    // Looked up by who asks: it is asked for each page.
    business('businesses.id', 'in', owned.union(shares.select('businessShares.businessId as id'))),
    // Of a row that was waited for, only what it says itself is looked at again: it may have another owner now.
    business.or([
      business('businesses.ownerId', '=', userId),
      business.exists(
        shares.select('businessShares.userId').whereRef('businessShares.businessId', '=', 'businesses.id'),
      ),
    ]),
  ]);
}

/** The opposite of `isStopped`, inside a query. */
export const isNotStopped = () =>
  business.or([business('businesses.isActive', '=', true), business('businesses.stoppedByStaffAt', 'is', null)]);

/** Those who manage it see it in every state, and so does staff, who has to decide about it. */
export const isInsider = (viewer: Pick<Viewer, 'userId' | 'isAdmin'> | null) =>
  viewer?.isAdmin ? business.lit(true) : isManagedBy(viewer);
