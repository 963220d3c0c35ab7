import { afterEach, expect, test, vi } from 'vitest';
import { hiddenPositions, hidePosition, loadHidden } from './hidden.ts';

afterEach(() => vi.unstubAllGlobals());

/** What the server answers while another tab keeps something of its own, once; after that nobody is reached. */
function whileAnotherTabWrites(answer: object) {
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
    items.set('hiddenPositions', JSON.stringify([{ id: 'b', title: 'Kokk', sameIds: [] }]));
    return Response.json(answer);
  });
}

const answer = { hiddenPositions: [{ id: 'a', title: 'Tømrer', sameIds: [] }], hiddenBusinesses: [] };

test('what was changed counts as changed, also when nobody can tell what is newest', async () => {
  whileAnotherTabWrites(answer);
  await hidePosition('a');
  expect(hiddenPositions.read()).toEqual(answer.hiddenPositions);
});

test('what was only read gives way to what another tab kept meanwhile', async () => {
  hiddenPositions.write([]);
  whileAnotherTabWrites(answer);
  await expect(loadHidden()).rejects.toThrow('Nettverksfeil');
  expect(hiddenPositions.read()).toEqual([]);
});
