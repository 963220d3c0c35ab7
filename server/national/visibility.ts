import { expressionBuilder } from 'kysely';
import type { Schema } from '../platform/database/database.ts';

const ad = expressionBuilder<Schema, 'nationalPositions'>();

/** What may be read by its address: an expired ad is hidden without waiting for NAV to say so. */
export const isLive = (now: Date) => ad('nationalPositions.hiddenAt', '>', now);

/** What lists show: each ad once, and none that its employer also published here. */
export const isListed = (now: Date) =>
  ad.and([
    isLive(now),
    ad('nationalPositions.duplicateOf', 'is', null),
    ad('nationalPositions.localPositionId', 'is', null),
  ]);
