import { execFileSync } from 'node:child_process';
import { getDocumentProxy } from 'unpdf';
import { expect, onTestFinished, test, vi } from 'vitest';
import { letterDataSchema } from '../../contract/cvs/cover-letter-fields.ts';
import { cvDataSchema, cvTemplates } from '../../contract/cvs/cv-fields.ts';
import { composeDocument } from './compose-document.ts';
import { composeLetter } from './letters/compose-letter.ts';
import { printDocument, type SetOrder } from './print-document.ts';

const document = composeDocument(cvDataSchema.parse({ personalInfo: { firstName: 'Kari', lastName: 'Nordmann' } }));
const order = { as: 'svg', template: 'default', document, photo: null, attachment: null } as const;

/** The processes that print for this one. */
const printers = () =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, ...called]) => parent === `${process.pid}` && called.join(' ').endsWith('printer.ts'))
    .map(([id]) => Number(id));

/** Prints for people, and notes whose is done. */
function printing() {
  const done: string[] = [];
  const print = async (userId: string, printed = document) => {
    await printDocument({ ...order, document: printed }, userId);
    done.push(userId);
  };
  return { done, print };
}

test('whoever orders one document does not wait for the many of somebody else', async () => {
  const { done, print } = printing();
  const many = Array.from({ length: 5 }, () => print('kari'));
  await Promise.all([...many, print('ola')]);
  expect(done).toEqual(['kari', 'ola', 'kari', 'kari', 'kari', 'kari']);
});

test('nor for the many of several', async () => {
  const { done, print } = printing();
  const many = ['kari', 'per', 'kari', 'per', 'kari', 'per'].map((userId) => print(userId));
  await Promise.all([...many, print('ola')]);
  expect(done).toEqual(['kari', 'per', 'ola', 'kari', 'per', 'kari', 'per']);
});

test('nor for a large one, whose memory is given back', async () => {
  // The limit is for what hangs: beside much else, this takes as long.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { done, print } = printing();
  const large = composeDocument(
    cvDataSchema.parse({ experience: Array(20).fill({ description: 'x'.repeat(10_000) }) }),
  );
  await Promise.all([print('kari', large), ...['ola', 'per', 'ola', 'per'].map((name) => print(name))]);
  expect(done.at(-1)).toBe('kari');
  await vi.waitFor(() => expect(printers()).toHaveLength(1), 20_000);
});

test.each([
  ['default', 20],
  ['modern', 26],
  ['minimal', 12],
] as const)(
  'a long list goes on with the next page in %s, instead of leaving half of one empty',
  async (template, lines) => {
    const courses = { title: 'Kurs', description: '- Kurs i båt\n'.repeat(28) };
    const aboutMe = 'Hei på deg\n'.repeat(lines);
    const cv = composeDocument(cvDataSchema.parse({ aboutMe, experience: [courses, courses] }));
    expect(await printDocument({ ...order, template, document: cv })).toMatchObject({ pageCount: 2 });
  },
);

test.each(cvTemplates)(
  'addresses can be opened from the PDF in %s, whole and read aloud, and are nothing to see',
  async (template) => {
    const long = `https://example.no/${'mappe/'.repeat(40)}`;
    const reached = { email: 'kari@blåbær.no', phone: '900 00 000' };
    const cv = composeDocument(
      cvDataSchema.parse({
        personalInfo: reached,
        aboutMe: `Se (www.example.no), ikke javascript:alert(1).\n- ${long}`,
        references: [{ name: 'Ola', email: 'ola@example.no' }],
      }),
    );
    const mail = 'mailto:kari@xn--blbr-roah.no';
    const web = 'https://www.example.no/';
    expect(await linksIn({ ...order, as: 'pdf', template, document: cv })).toEqual([
      mail,
      web,
      long,
      'mailto:ola@example.no',
    ]);
    expect((await printDocument({ ...order, template, document: cv })).pages.join()).not.toContain('<a ');
    const letter = composeLetter(letterDataSchema.parse({ sender: reached, body: `Se ${web}` }), '2026-11-30');
    expect(await linksIn({ ...order, as: 'pdf', template: `letter-${template}`, document: letter })).toEqual([
      mail,
      web,
    ]);
  },
);

/** Where they lead, each once, however many lines it takes. */
async function linksIn(printed: SetOrder & { as: 'pdf' }) {
  const file = await getDocumentProxy(new Uint8Array(await printDocument(printed)));
  const page = await file.getPage(1);
  expect(JSON.stringify(await page.getStructTree())).toContain('"role":"Link"');
  return [...new Set((await page.getAnnotations()).map(({ url }) => url))];
}

/** Nothing that happens meanwhile is heard of before. */
const stand = (milliseconds: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

test('a printer that was ended from outside costs one document at most, and harms nothing else', async () => {
  await printDocument(order);
  for (const id of printers()) process.kill(id, 'SIGKILL');
  stand(500);
  await expect(printDocument(order)).rejects.toThrow('Dokumentet tok for lang tid å lage. Prøv igjen.');
  expect((await printDocument(order)).pageCount).toBe(1);
});
