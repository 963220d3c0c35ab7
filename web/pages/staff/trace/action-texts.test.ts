import { expect, test } from 'vitest';
import {
  businessChangesSchema,
  formChangesSchema,
  positionChangesSchema,
  userChangesSchema,
} from '../../../../contract/staff/staff-changes.ts';
import type { StaffActionRecord } from '../../../../contract/staff-trace.ts';
import { describeAction, describeRun, linkToSubject, nameOfField, showValue } from './action-texts.ts';

const action = (fields: Partial<StaffActionRecord>) =>
  ({ actorName: 'Vår Vakt', subjectName: '', subjectId: null, ...fields }) as StaffActionRecord;

test('what staff did reads as a sentence', () => {
  expect(describeAction(action({ kind: 'edited', subject: 'user', subjectName: 'Kari Nordmann' }))).toBe(
    'Vår Vakt endret brukeren Kari Nordmann',
  );
  expect(describeAction(action({ kind: 'searched', subject: 'user' }))).toBe('Vår Vakt så i listen over brukere');
  expect(describeAction(action({ kind: 'retried', subject: 'job', subjectName: 'deliver-mail' }))).toBe(
    'Vår Vakt prøvde på nytt jobben «Send e-post»',
  );
  expect(describeAction(action({ kind: 'migrated', subject: 'other' }))).toBe('Vår Vakt godkjente alt som ventet');
});

test('what was done to several at once reads as one sentence', () => {
  const off = action({ kind: 'deactivated', subject: 'position' });
  expect(describeRun([off, off], 14)).toBe('Vår Vakt deaktiverte 14 stillinger');
  expect(describeRun([off, { ...off, kind: 'edited' }], 2)).toBe('Vår Vakt endret 2 stillinger');
  expect(describeRun([{ ...off, kind: 'undone', subject: 'user' }], 3)).toBe(
    'Vår Vakt angret det som var gjort med 3 brukere',
  );
});

test('whatever staff may change has a name', () => {
  const { contactInfo, salaryRange, ...position } = positionChangesSchema.shape;
  const columns = {
    ...userChangesSchema.shape,
    ...businessChangesSchema.shape,
    ...formChangesSchema.shape,
    ...position,
  };
  expect(Object.keys(columns).filter((name) => nameOfField(name) === name)).toEqual([]);
});

test('what was rejected is gone and cannot be opened', () => {
  const position = { subject: 'position', subjectId: 'p1' } as const;
  expect(linkToSubject(action({ kind: 'approved', ...position }))).toBe('/admin?tab=positions&edit=p1');
  expect(linkToSubject(action({ kind: 'rejected', ...position }))).toBeNull();
});

test('values are shown as people write them', () => {
  expect(nameOfField('businessesUpdated')).toBe('Bedrifter');
  expect(showValue('isActive', true)).toBe('Ja');
  expect(nameOfField('stoppedByStaffAt')).toBe('Deaktivert av oss');
  expect(nameOfField('answerBy')).toBe('Svar til søkerne innen');
  expect(showValue('location', null)).toBe('–');
  expect(showValue('salaryMin', 500_000)).toBe('500\u202f000');
  expect(`${nameOfField('salaryPeriod')} ${showValue('salaryPeriod', 'hour')}`).toBe('Lønn per time');
  expect(showValue('applicationMethod', 'external')).toBe('Ekstern lenke');
  expect(showValue('expiryDate', '2026-12-31')).toBe('31. desember 2026');
  expect(showValue('scheduledFor', '2026-11-21T21:16:00.000Z')).toBe('21. november 2026 kl. 22:16');
  expect(showValue('description', 'x'.repeat(400))).toHaveLength(301);
});
