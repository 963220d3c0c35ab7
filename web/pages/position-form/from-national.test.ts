import { expect, test } from 'vitest';
import { emptyValues } from './form-values.ts';
import { fromNational } from './from-national.ts';

const empty = emptyValues({ firstName: 'Kari', lastName: 'Nordmann', email: 'kari@example.no' }, 'oslo');
const place = { country: 'Norge', county: 'Vestland', municipal: 'Bergen', municipality: 'bergen' };
const bergen = { ...place, address: 'Storgata 1', postalCode: '5003', city: 'Bergen' };
const ad = {
  uuid: '0b7f1c3e-7f5a-4b43-9a36-0c2b1d6a8e11',
  title: 'Tømrer',
  professions: ['Hulegraving', 'Tømrer og snekker'],
  description: 'Vi bygger hus.\n\nDu har fagbrev.',
  engagementtype: 'Vikariat',
  extent: 'Heltid',
  workLocations: [bergen],
  contactList: [{ name: 'Ola', title: 'Byggeleder', email: null, phone: '22 33 44 55' }],
  applicationUrl: 'https://bygg.example/sok',
  applicationDeadline: '2027-01-15',
  deadlineInDays: 3,
  expires: '2027-01-31T23:30:00Z',
};
const from = (more: object = {}) => fromNational({ ...ad, ...more } as never, empty);

test('what the ad says is filled in, and the rest is as in an empty form', () => {
  expect(from()).toEqual({
    ...empty,
    title: 'Tømrer',
    profession: 'Tømrer og snekker',
    description: 'Vi bygger hus.\n\nDu har fagbrev.',
    positionType: 'Vikariat',
    engagement: 'Midlertidig',
    municipality: 'bergen',
    location: 'Storgata 1, 5003 Bergen',
    contactName: 'Ola',
    contactPosition: 'Byggeleder',
    contactPhone: '22 33 44 55',
    applicationMethod: 'external',
    externalApplicationUrl: 'https://bygg.example/sok',
    applicationDeadline: '2027-01-15',
    // By the calendar of Oslo.
    expiryDate: '2027-02-01',
    copiedFrom: ad.uuid,
  });
});

test('what it does not say, or says in other words than ours, is left to choose', () => {
  const none = { professions: ['Hulegraving'], workLocations: [], contactList: [], applicationUrl: null };
  const nothing = { ...none, engagementtype: 'Annet', extent: null };
  expect(from({ ...nothing, applicationDeadline: null, deadlineInDays: null })).toEqual({
    ...empty,
    title: ad.title,
    description: ad.description,
    expiryDate: '2027-02-01',
    copiedFrom: ad.uuid,
  });
  expect(from({ extent: 'Deltid', engagementtype: 'fast' })).toMatchObject({
    positionType: 'Deltid',
    engagement: 'Fast',
  });
});

test('an ad for several places is for none of them, and a deadline that has passed is none', () => {
  expect(from({ workLocations: [bergen, bergen] })).toMatchObject({ municipality: 'oslo', location: '' });
  expect(from({ workLocations: [{ ...bergen, municipality: null }] }).municipality).toBe('oslo');
  expect(from({ deadlineInDays: -1 }).applicationDeadline).toBe('');
  expect(from({ deadlineInDays: 0 }).applicationDeadline).toBe('2027-01-15');
});
