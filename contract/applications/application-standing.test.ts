import { expect, test } from 'vitest';
import { standingOf } from './application-standing.ts';

const now = new Date('2026-11-26T10:00:00Z');
const sent = { status: 'pending', firstOpenedAt: null, withdrawnAt: null, interview: null } as const;
const toCome = { chosen: '2026-11-26T09:30:00Z', minutes: 45 };
const over = { chosen: new Date('2026-11-26T09:15:00Z'), minutes: 45 };

test.each([
  ['pending', {}],
  ['opened', { firstOpenedAt: now }],
  ['denied', { status: 'denied', firstOpenedAt: now }],
  ['interview', { interview: { chosen: null, minutes: 45 } }],
  ['interview', { status: 'contacted', interview: toCome }],
  ['contacted', { status: 'contacted', interview: over }],
  ['withdrawn', { status: 'contacted', interview: toCome, withdrawnAt: now }],
] as const)('it is %s with %o', (standing, fields) => {
  expect(standingOf({ ...sent, ...fields }, now)).toBe(standing);
});
