import { Failure } from '../../contract/errors.ts';
import { positions } from '../../contract/positions.ts';
import { dayInOslo } from '../platform/clock.ts';
import { route } from '../platform/http/route.ts';
import { findPositions } from './find-positions.ts';
import { readApproval, readPosition, readPositionCards } from './queries.ts';

const NOT_FOUND = 'Stilling ikke funnet eller ikke lenger aktiv';

export const routes = [
  route(positions.list, async ({ query, viewer }, { replica, clock }) => {
    const today = dayInOslo(clock.now());
    const { ids, total, facets } = await findPositions(replica, query, viewer, today);
    const { page, limit } = query;
    const totalPages = Math.ceil(total / limit);
    return {
      positions: await readPositionCards(replica, ids, viewer, today),
      pagination: {
        page,
        currentPage: page,
        totalPages,
        totalPositions: total,
        hasNext: page < totalPages,
        hasPrev: page > 1,
      },
      facets,
    };
  }),

  route(positions.read, async ({ params, viewer }, { db, clock }) => {
    const position = await readPosition(db, params.id, viewer, dayInOslo(clock.now()));
    if (!position) throw new Failure('notFound', NOT_FOUND);
    return { position };
  }),

  route(positions.status, async ({ params, viewer }, { db }) => {
    const approval = await readApproval(db, params.id, viewer);
    if (!approval) throw new Failure('notFound', NOT_FOUND);
    return { ...approval, approvalStatus: approval.approvalStatus as 'pending' };
  }),
];
