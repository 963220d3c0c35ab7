import { afterEach, expect, test, vi } from 'vitest';
import { emptyDraft, saveCv } from './cv-calls.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a CV without a new photo is not waited for as long as a file', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const draft = emptyDraft({ firstName: 'Sara', lastName: 'Holm', email: 'sara@example.no' });
  const writing = { writer: 'fane' };
  const failed: string[] = [];
  const save = (what: string, image: File | null) =>
    void saveCv({ id: null, draft, image, writing }).catch(({ message }) => failed.push(`${what}: ${message}`));
  save('text', null);
  save('photo', new File(['x'], 'bilde.png'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(failed).toEqual(['text: Nettverksfeil. Prøv igjen senere.']);
});
