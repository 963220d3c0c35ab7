import { expect, test } from 'vitest';
import { changePasswordSchema, registerSchema, resetPasswordSchema } from './account-fields.ts';

const person = { email: 'kari@example.no', firstName: 'Kari', lastName: 'Nordmann' };
/** What each of the three forms says about a new password. */
const saidOf = (newPassword: string) =>
  [
    registerSchema.safeParse({ ...person, password: newPassword }),
    resetPasswordSchema.safeParse({ token: 'x', newPassword }),
    changePasswordSchema.safeParse({ currentPassword: 'Kald-Fjord-1952!', newPassword }),
  ].map(({ error }) => error?.issues[0]?.message);

const classes = 'må inneholde minst en liten bokstav, en stor bokstav, ett tall og ett spesialtegn';

test.each([
  ['KALDFJORD1!', classes],
  ['kaldfjord1!', classes],
  ['Kaldfjord!!', classes],
  ['Kaldfjord11', classes],
  ['Kaldfjord1#', classes],
  ['Kald1!x', 'må være minst 8 tegn'],
])('%s is no password', (password, reason) => {
  expect(saidOf(password)).toEqual([`Passord ${reason}`, `Passord ${reason}`, `Nytt passord ${reason}`]);
});

test.each([...'@$!%*?&'])('%s is sign enough, wherever it stands and whatever stands beside it', (sign) => {
  for (const password of [`${sign}Fjord1aa`, `æØ #Fjord1${sign}`])
    expect(saidOf(password)).toEqual([undefined, undefined, undefined]);
});
