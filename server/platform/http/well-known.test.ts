import { expect, test } from 'vitest';
import { testApp } from '../../../tests/support/test-app.ts';

const now = new Date('2026-11-20T12:00:00Z');

test('who found a hole reads where to tell it, from now on for half a year', async () => {
  const publicUrl = 'https://jobbfjord.example';
  const { call } = await testApp({ now, isClockStill: true, config: { publicUrl } });
  const { status, headers, body } = await call('GET /.well-known/security.txt');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body.split('\n')).toEqual([
    'Contact: https://jobbfjord.example/kontakt?tema=feil',
    'Expires: 2027-05-19T12:00:00.000Z',
    'Preferred-Languages: nb, nn, en',
    'Canonical: https://jobbfjord.example/.well-known/security.txt',
    '',
  ]);
});

test('at the address that is configured for it, where there is one', async () => {
  const { call } = await testApp({ config: { securityEmail: 'sikkerhet@jobbfjord.example' } });
  expect((await call('GET /.well-known/security.txt')).body).toMatch(/^Contact: mailto:sikkerhet@jobbfjord\.example\n/);
});

test('a password manager is led to where the password is changed', async () => {
  const { call } = await testApp();
  const { status, headers } = await call('GET /.well-known/change-password');
  expect([status, headers.location]).toEqual([303, '/profil?tab=security']);
});
