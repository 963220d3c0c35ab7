import { composeDocument } from '../server/cvs/compose-document.ts';
import { toJsonResume } from '../server/cvs/json-resume.ts';
import { printDocument } from '../server/cvs/print-document.ts';
import { cvNumber } from './cv/many-cvs.ts';
import { openChromium } from './cv/with-chromium.ts';
import { printWithPdfkit } from './cv/with-pdfkit.ts';
import { printWithReactPdf } from './cv/with-react-pdf.ts';

// npm run bench -- cv [documents of each]
// The same CVs, one after the other, with the same fonts: by our printer as the product uses it (a process of its own,
// PDF/UA-1, with the data attached), by @react-pdf/renderer, by pdfkit with tags and by Chromium. Ours also prints one CV
// again and again, and draws one with a letter more each time, as the preview does: the compiler remembers what did not
// change. Run it on a machine that rests.
const DOCUMENTS = Number(process.argv[3] ?? 60);
const WARM_UP = 5;
/** At most this part of their time. */
const WANTED = { '@react-pdf/renderer': 1 / 4, 'pdfkit, tagged': 1 / 15 };

const OURS = 'ours, another CV';
const AGAIN = 'ours, the same CV';

const chromium = await openChromium();
const ways: Record<string, { documents: number; print: (number: number) => Promise<Uint8Array> }> = {
  [OURS]: { documents: DOCUMENTS, print: printOurs },
  [AGAIN]: { documents: DOCUMENTS, print: () => printOurs(0) },
  '@react-pdf/renderer': { documents: DOCUMENTS, print: (n) => printWithReactPdf(composeDocument(cvNumber(n))) },
  'pdfkit, tagged': { documents: DOCUMENTS, print: (n) => printWithPdfkit(composeDocument(cvNumber(n))) },
  'Chromium’s print': {
    documents: Math.ceil(DOCUMENTS / 6),
    print: (n) => chromium.print(composeDocument(cvNumber(n))),
  },
};

const times: Record<string, number> = {};
console.log('                       ms each   docs/s   tagged   PDF/UA-1   kB each');
for (const [name, { documents, print }] of Object.entries(ways)) {
  const { ms, made } = await repeat(documents, print);
  times[name] = ms;
  const pdfs = made.map((pdf) => Buffer.from(pdf).toString('latin1'));
  const part = (mark: string) =>
    `${Math.round((100 * pdfs.filter((pdf) => pdf.includes(mark)).length) / pdfs.length)} %`;
  const size = pdfs.reduce((sum, { length }) => sum + length, 0) / pdfs.length / 1000;
  const cells = [
    times[name].toFixed(1),
    (1000 / times[name]).toFixed(1),
    part('/StructTreeRoot'),
    part('pdfuaid:part'),
  ];
  console.log(name.padEnd(22), ...[...cells, size.toFixed(0)].map((cell) => cell.padStart(8)));
}
const { ms: drawnMs } = await repeat(DOCUMENTS, drawOurs);
console.log(`while typing, the pages are drawn ${drawnMs.toFixed(1)} ms after a letter`);
for (const ours of [OURS, AGAIN]) {
  for (const [name, wanted] of Object.entries(WANTED)) {
    const ratio = (times[ours] ?? 0) / (times[name] ?? 0);
    const goal = `(wanted: at most 1/${1 / wanted}): ${ratio <= wanted ? 'yes' : 'NO'}`;
    console.log(`${ours}, takes 1/${(1 / ratio).toFixed(1)} of ${name} ${goal}`);
  }
}
await chromium.close();

function printOurs(number: number) {
  const cv = cvNumber(number);
  const attachment = JSON.stringify(toJsonResume(cv), null, 2);
  return printDocument({ as: 'pdf', template: 'default', document: composeDocument(cv), photo: null, attachment });
}

/** The same CV with a letter more each time. */
function drawOurs(number: number) {
  const cv = cvNumber(0);
  const document = composeDocument({ ...cv, aboutMe: cv.aboutMe + 'å'.repeat(number) });
  return printDocument({ as: 'svg', template: 'default', document, photo: null, attachment: null });
}

/** The median, and what was made. */
async function repeat<T>(documents: number, print: (number: number) => Promise<T>) {
  for (let number = 0; number < WARM_UP; number++) await print(number);
  const made: T[] = [];
  const took: number[] = [];
  for (let number = WARM_UP; number < WARM_UP + documents; number++) {
    const started = performance.now();
    made.push(await print(number));
    took.push(performance.now() - started);
  }
  return { ms: took.toSorted((a, b) => a - b)[Math.floor(documents / 2)] ?? 0, made };
}
