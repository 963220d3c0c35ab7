import { expect, test } from 'vitest';
import { navAd } from '../../demo/nav-feed/nav-ad.ts';
import { addBusiness, addPosition } from '../../tests/support/hiring.ts';
import { importing, uuid } from '../../tests/support/importing.ts';
import { addUser } from '../../tests/support/people.ts';

async function writing() {
  const app = await importing({ events: [navAd({ uuid: uuid(1), title: 'Sykepleier på natt' })] });
  await app.importer.round();
  const { id } = await addBusiness(app.db, { organizationNumber: '974760673' });
  const { token } = await addUser(app.call);
  const write = async (cvData: object) => {
    const form = new FormData();
    form.set('cvData', JSON.stringify(cvData));
    expect((await app.call('POST /api/cvs', { token, body: form })).status).toBe(200);
  };
  const fitting = async () => {
    const { status, body } = await app.call('GET /api/cvs/fitting-ads', { token });
    expect(status).toBe(200);
    const { titles, similar } = body;
    return { titles, found: similar.map(({ position }: { position: { title: string } }) => position.title) };
  };
  const add = (title: string, municipality: string) => addPosition(app.db, id, { title, municipality });
  return { ...app, write, fitting, add };
}

test('what is called like the work in the own CVs fits, what lies near home first', async () => {
  const { write, fitting, add } = await writing();
  expect(await fitting()).toEqual({ titles: [], found: [] });
  await add('Sykepleier 100 %', 'bergen');
  await add('Sykepleier 50 %', 'alta');
  await add('Kokk', 'bergen');
  await write({
    title: '',
    personalInfo: { firstName: 'Kari', address: 'Strandgata 1, 9510 Alta' },
    experience: [{ title: 'Sykepleier' }, { title: 'sykepleier' }, { title: 'Fyrvokter' }, { title: '' }],
  });
  const { titles, found } = await fitting();
  expect(titles).toEqual(['Sykepleier', 'Fyrvokter']);
  expect(found).toEqual(['Sykepleier 50 %', expect.any(String), expect.any(String)]);
  expect(found.toSorted()).toEqual(['Sykepleier 100 %', 'Sykepleier 50 %', 'Sykepleier på natt']);
});

test('the CV that was written last counts first, and words that mean something to a search are words', async () => {
  const { write, fitting } = await writing();
  await write({ title: 'Kokk', experience: [] });
  await write({ title: '-"*', experience: ['Sykepleier', 'Lærer', 'Maler', 'Murer'].map((title) => ({ title })) });
  const { titles, found } = await fitting();
  expect(titles).toEqual(['-"*', 'Sykepleier', 'Lærer', 'Maler']);
  expect(found).toEqual(['Sykepleier på natt']);
});
