import { addUser } from './people.ts';
import type { TestApp } from './test-app.ts';

export const letterData = {
  title: 'Til havna',
  company: 'Havn AS',
  contactPerson: 'Kari Holm',
  positionTitle: 'fyrvokter',
  place: 'Bodø',
  greeting: 'Hei Kari,',
  body: 'Jeg holder fyret tent.\n\nOgså om natta.',
  sender: { firstName: 'Åse', lastName: 'Sjøbærg', email: 'ase@example.no', phone: '900 00 000' },
};

/** Somebody with a letter. */
export async function withLetter(app: TestApp, data: object = letterData) {
  const user = await addUser(app.call);
  const { body } = await app.call('POST /api/cover-letters', { body: { letter: data }, token: user.token });
  const list = async () => (await app.call('GET /api/cover-letters', { token: user.token })).body.letters;
  return { ...user, letter: body.letter, list };
}
