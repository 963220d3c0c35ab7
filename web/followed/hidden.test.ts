import { afterEach, expect, test, vi } from 'vitest';
import { forgetHidden, hiddenBusinesses, hiddenPositions, hidePosition, loadHidden } from './hidden.ts';

afterEach(() => {
  forgetHidden();
  vi.unstubAllGlobals();
});

/** What the server answers while another tab writes something of its own, once; after that nobody is reached. */
function whileAnotherTab(writes: [key: string, value: string], answer: object) {
  const items = new Map([['authToken', 'x']]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  vi.stubGlobal('dispatchEvent', () => true);
  let isAnswered = false;
  vi.stubGlobal('fetch', async () => {
    if (isAnswered) throw new TypeError('Failed to fetch');
    isAnswered = true;
    items.set(...writes);
    return Response.json(answer);
  });
}

const whileAnotherTabWrites = (answer: object) =>
  whileAnotherTab(['hiddenPositions', JSON.stringify([{ id: 'b', title: 'Kokk', sameIds: [] }])], answer);

const answer = { hiddenPositions: [{ id: 'a', title: 'Tømrer', sameIds: [] }], hiddenBusinesses: [] };

test('what was changed counts as changed, also when nobody can tell what is newest', async () => {
  whileAnotherTabWrites(answer);
  await hidePosition('a');
  expect(hiddenPositions.read()).toEqual(answer.hiddenPositions);
});

test('what was only read gives way to what another tab kept meanwhile', async () => {
  whileAnotherTabWrites(answer);
  await expect(loadHidden()).rejects.toThrow('Nettverksfeil');
  expect(hiddenPositions.read()).toEqual([]);
});

test('what another account hides is not kept by the one that logged in meanwhile', async () => {
  whileAnotherTab(['authToken', 'y'], answer);
  await loadHidden();
  expect(hiddenPositions.read()).toEqual([]);
});

test('both lists are kept, and forgotten', async () => {
  const business = { id: 'c', name: 'Havn kafé', organizationNumber: null };
  whileAnotherTab(['unrelated', ''], { ...answer, hiddenBusinesses: [business] });
  await loadHidden();
  expect([hiddenPositions.read(), hiddenBusinesses.read()]).toEqual([answer.hiddenPositions, [business]]);
  forgetHidden();
  expect([hiddenPositions.read(), hiddenBusinesses.read()]).toEqual([[], []]);
});
