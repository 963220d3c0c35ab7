import type { Reply } from '../../../contract/endpoint.ts';
import type { positions } from '../../../contract/positions.ts';
import { blocksOf } from '../../../contract/written-text.ts';
import { cutText } from '../../platform/format.ts';

const BEGINNING_LENGTH = 240;

/** What the sheet shows of a position, and the words that it begins with. */
export function posterPosition(position: Reply<typeof positions.read>['position']) {
  const { title, businessName, location, remote, positionType, engagement, salaryRange, applicationDeadline } =
    position;
  const { description, business } = position;
  const prose = blocksOf(description)
    .find(({ list }) => !list)
    ?.lines.join(' ');
  return {
    title,
    businessName,
    location,
    remote,
    positionType,
    engagement,
    salaryRange,
    applicationDeadline,
    logoUrl: business.logoUrl,
    beginning: cutText(prose ?? description, BEGINNING_LENGTH),
  };
}

export type PosterPosition = ReturnType<typeof posterPosition>;
