import { data, redirect } from 'react-router';
import type { Api } from '../../../contract/api.ts';
import { hasStatus } from '../../../contract/call.ts';
import { isUuid } from '../../../contract/is-uuid.ts';
import { loadPictures } from '../../businesses/pictures/load-pictures.ts';
import { dayInOslo } from '../../platform/format.ts';
import { passFailure } from '../../platform/pass-failure.ts';
import { shownPosition } from '../../positions/shown-position.ts';

const MOST_POSITIONS = 100;
const DESCRIPTION_LENGTH = 100;

const isNumber = (text: string) => /^[0-9]{9}$/.test(text);

/** A business and its open positions, as the caller may see them; where these cannot be had, the page is there without. */
export async function loadBusiness(api: Api, organizationNumber: string) {
  const compact = organizationNumber.replace(/\s/g, '');
  // As pages write it.
  if (compact !== organizationNumber && isNumber(compact)) throw redirect(`/bedrift/${compact}`, 301);
  if (!isNumber(organizationNumber) && !isUuid(organizationNumber)) {
    throw data('Ugyldig organisasjonsnummer', { status: 404 });
  }
  const [business, positions, pictures] = await Promise.all([
    api('GET /business/:organizationNumber', { params: { organizationNumber } }).then(
      (reply) => reply.business,
      (error) => (hasStatus(error, 404) ? null : passFailure(error)),
    ),
    loadOpen(api, organizationNumber).catch(() => null),
    loadPictures(api, organizationNumber),
  ]);
  return { business, pictures, positions };
}

async function loadOpen(api: Api, businessId: string) {
  const { positions } = await api('GET /positions', { query: { businessId, limit: MOST_POSITIONS } });
  return positions
    .filter(({ isActive, isExpired, approvalStatus }) => isActive && !isExpired && approvalStatus !== 'rejected')
    .map((position) => shownPosition(position, dayInOslo(new Date()), DESCRIPTION_LENGTH));
}
