import type { CvData } from '../contract/cvs/cv-fields.ts';
import { composeDocument } from '../server/cvs/compose-document.ts';
import { toJsonResume } from '../server/cvs/json-resume.ts';
import { printDocument } from '../server/cvs/print-document.ts';
import { cvNumber } from './cv/many-cvs.ts';
import { openChromium } from './cv/with-chromium.ts';
import { printWithPdfkit } from './cv/with-pdfkit.ts';
import { printWithReactPdf } from './cv/with-react-pdf.ts';
import { median } from './measure/median.ts';

// npm run bench -- cv [documents of each]
// The same CVs, one after the other and by turns, with the same fonts: by our printer as the product uses it (a process of
// its own, PDF/UA-1, with the data attached), by @react-pdf/renderer and by pdfkit with tags; then by Chromium, which takes
// time from the others also while it waits. Ours also prints one CV again and again, and draws one with a letter more each
// time, as the preview does: the compiler remembers what did not change. Run it on a machine that rests.
const DOCUMENTS = Number(process.argv[3] ?? 60);
const ROUNDS = 4;
const WARM_UP = 10;
const each = Math.ceil(DOCUMENTS / ROUNDS);
const cvs = Array.from({ length: WARM_UP + ROUNDS * each }, (_, number) => cvNumber(number));
const oneCv = cvNumber(0);
/** At most this part of their time. */
const WANTED = { '@react-pdf/renderer': 1 / 4, 'pdfkit, tagged': 1 / 15 };

const OURS = 'ours, another CV';
const AGAIN = 'ours, the same CV';

type Print = (cv: CvData) => Promise<Uint8Array>;
const ways: Record<string, Print> = {
  [OURS]: printOurs,
  [AGAIN]: () => printOurs(oneCv),
  '@react-pdf/renderer': (cv) => printWithReactPdf(composeDocument(cv)),
  'pdfkit, tagged': (cv) => printWithPdfkit(composeDocument(cv)),
};
const results = new Map(Object.keys(ways).map((name) => [name, { took: [] as number[], pdfs: [] as string[] }]));

for (const print of Object.values(ways)) await repeat(print, cvs.slice(0, WARM_UP));
for (let round = 0; round < ROUNDS; round++) {
  for (const [name, print] of Object.entries(ways)) await measure(name, print, round);
}
const chromium = await openChromium();
results.set('Chromium’s print', { took: [], pdfs: [] });
await measure('Chromium’s print', (cv) => chromium.print(composeDocument(cv)), 0);
await chromium.close();

console.log('                       ms each   docs/s   tagged   PDF/UA-1   kB each');
for (const [name, { took, pdfs }] of results) {
  const ms = median(took);
  const part = (mark: string) =>
    `${Math.round((100 * pdfs.filter((pdf) => pdf.includes(mark)).length) / pdfs.length)} %`;
  const size = pdfs.reduce((sum, { length }) => sum + length, 0) / pdfs.length / 1000;
  const cells = [ms.toFixed(1), (1000 / ms).toFixed(1), part('/StructTreeRoot'), part('pdfuaid:part'), size.toFixed(0)];
  console.log(name.padEnd(22), ...cells.map((cell) => cell.padStart(8)));
}
const drawn = await repeat(drawOurs, whileTyping(oneCv));
console.log(`while typing, the pages are drawn ${median(drawn.took).toFixed(1)} ms after a letter`);
for (const ours of [OURS, AGAIN]) {
  for (const [name, wanted] of Object.entries(WANTED)) {
    const ratio = median(results.get(ours)?.took) / median(results.get(name)?.took);
    const goal = `(wanted: at most 1/${1 / wanted}): ${ratio <= wanted ? 'yes' : 'NO'}`;
    console.log(`${ours}, takes 1/${(1 / ratio).toFixed(1)} of ${name} ${goal}`);
  }
}

async function measure(name: string, print: Print, round: number) {
  const first = WARM_UP + round * each;
  const { took, made } = await repeat(print, cvs.slice(first, first + each));
  results.get(name)?.took.push(...took);
  results.get(name)?.pdfs.push(...made.map((pdf) => Buffer.from(pdf).toString('latin1')));
}

async function repeat<T>(print: (cv: CvData) => Promise<T>, cvs: CvData[]) {
  const made: T[] = [];
  const took: number[] = [];
  for (const cv of cvs) {
    const started = performance.now();
    made.push(await print(cv));
    took.push(performance.now() - started);
  }
  return { took, made };
}

function printOurs(cv: CvData) {
  const attachment = JSON.stringify(toJsonResume(cv), null, 2);
  return printDocument({ as: 'pdf', template: 'default', document: composeDocument(cv), photo: null, attachment });
}

function drawOurs(cv: CvData) {
  return printDocument({
    as: 'svg',
    template: 'default',
    document: composeDocument(cv),
    photo: null,
    attachment: null,
  });
}

/** The same CV with a letter more each time. */
function whileTyping(cv: CvData) {
  const typed = 'Liker å lære bort det jeg kan, og å lære av andre. '.repeat(2);
  return Array.from({ length: DOCUMENTS }, (_, letters) => ({
    ...cv,
    aboutMe: `${cv.aboutMe} ${typed.slice(0, letters)}`,
  }));
}
