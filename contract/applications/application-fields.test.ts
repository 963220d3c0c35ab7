import { expect, test } from 'vitest';
import { applicantSchema } from './application-fields.ts';

const checked = (phone: string) =>
  applicantSchema.safeParse({ firstName: 'Kari', lastName: 'Nordmann', email: 'kari@example.no', phone });

test.each([
  ['\u202a+47 900 00 000\u202c', '+47 900 00 000'],
  ['900\u201100\u2011000', '900-00-000'],
  [`${' '.repeat(30)}0047 (0) 90000000 `, '0047 (0) 90000000'],
  ['\u200b', null],
])('a phone number is taken as it is copied from elsewhere (%#)', (copied, kept) => {
  expect(checked(copied).data).toMatchObject({ phone: kept });
});

test('letters in a phone number are told', () => {
  expect(checked('ring 900 00 000').error?.issues.map(({ message }) => message)).toEqual([
    'Telefonnummeret kan bare ha sifre, mellomrom og tegnene + - ( )',
  ]);
});
