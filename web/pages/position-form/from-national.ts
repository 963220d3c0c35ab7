import type { Reply } from '../../../contract/endpoint.ts';
import { kindsOfWork } from '../../../contract/national/national-words.ts';
import type { national } from '../../../contract/national.ts';
import { isProfession } from '../../../contract/positions/professions.ts';
import { phoneNumber } from '../../../contract/values.ts';
import { dayInOslo } from '../../platform/format.ts';
import type { FormValues } from './form-values.ts';

type Ad = Reply<typeof national.read>['position'];

/** Of a new position that its employer has at NAV already. What the ad does not say, or in other words than ours, is left to choose. */
export function fromNational(ad: Ad, untouched: FormValues): FormValues {
  const [place, ...otherPlaces] = ad.workLocations;
  const [contact] = ad.contactList;
  const kind = kindsOfWork.get(ad.engagementtype?.toLowerCase() ?? '');
  return {
    ...untouched,
    positionType: kind?.jobType ?? '',
    engagement: kind?.engagement ?? '',
    ...(ad.extent === 'Deltid' && { positionType: 'Deltid' }),
    title: ad.title,
    profession: ad.professions.find(isProfession) ?? '',
    description: ad.description,
    // An ad for several places is for none of them.
    ...(place?.municipality &&
      otherPlaces.length === 0 && { municipality: place.municipality, location: streetOf(place) }),
    ...(contact && {
      contactName: contact.name ?? untouched.contactName,
      contactEmail: contact.email ?? untouched.contactEmail,
      contactPosition: contact.title ?? '',
      // What says more than a number would be refused.
      contactPhone: phoneNumber.safeParse(contact.phone).data ?? '',
    }),
    ...(ad.applicationUrl && { applicationMethod: 'external', externalApplicationUrl: ad.applicationUrl }),
    expiryDate: dayInOslo(new Date(ad.expires)),
    // One that has passed would be refused.
    applicationDeadline: (ad.deadlineInDays ?? -1) >= 0 ? (ad.applicationDeadline ?? '') : '',
    copiedFrom: ad.uuid,
  };
}

const streetOf = ({ address, postalCode, city }: Ad['workLocations'][number]) =>
  [address, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
