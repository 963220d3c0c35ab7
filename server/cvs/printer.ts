import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { limitMemory } from './limit-memory.ts';
import { pagesOfDrawing } from './pages-of-drawing.ts';
import type { Printed, PrintOrder, SetOrder } from './print-document.ts';

// A process of its own (create-printer.ts). The templates get data only: no text that was typed is ever read as markup, and
// they import no packages and open no file but the photo.
const folder = fileURLToPath(new URL('templates', import.meta.url));
const fonts = fileURLToPath(new URL('fonts', import.meta.url));
const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths: [fonts] }] });
/** Read by parts.typ, and nowhere on disk. Inputs of the compiler would take a tenth longer: for each, it makes its library anew. */
const GIVEN = `${folder}/given.json`;
const PHOTO = `${folder}/photo.jpg`;
/** Looking through what the compiler remembers takes a tenth of a document's time. What no document of two rounds used is forgotten. */
const ROUND = 8;
const KEPT_ROUNDS = 2;
/** Four hundred thousand letters without a space, the most that a CV may hold, take two thirds of it. */
const MOST_MEMORY_BYTES = 1_500_000_000;
/** Three times what usual ones need. It is not given back, whatever is forgotten. */
const MUCH_MEMORY_BYTES = 300_000_000;

limitMemory(MOST_MEMORY_BYTES);
process.send?.({ ready: true });
process.on('disconnect', () => process.exit(0));
process.on('message', async (order: PrintOrder) => {
  try {
    process.send?.({ printed: await print(order), isSpent: process.memoryUsage.rss() > MUCH_MEMORY_BYTES });
  } catch (error) {
    process.send?.({ problem: describe(error) });
  }
  forget();
});

let printed = 0;
function forget() {
  printed += 1;
  if (printed % ROUND === 0) compiler.evictCache(KEPT_ROUNDS);
}

async function print(order: PrintOrder): Promise<Printed> {
  if (order.as !== 'word') return set(order);
  // Most printers never need it, and it takes as long as a few documents to load.
  const { writeWord } = await import('./word/write-word.ts');
  return writeWord(order);
}

function set({ as, template, document, photo, attachment }: SetOrder) {
  compiler.mapShadow(GIVEN, Buffer.from(JSON.stringify({ doc: document, 'has-photo': photo !== null, attachment })));
  if (photo) compiler.mapShadow(PHOTO, Buffer.from(photo));
  try {
    const { result, error } = compile({ mainFilePath: `${folder}/${template}.typ`, resetRead: true });
    if (!result) throw error;
    return as === 'pdf'
      ? compiler.pdf(result, { pdfStandard: 'ua-1' })
      : { pages: pagesOfDrawing(compiler.plainSvg(result)), pageCount: result.numOfPages };
  } finally {
    compiler.resetShadow();
  }
}

function compile(options: Parameters<NodeCompiler['compile']>[0]) {
  const outcome = compiler.compile(options);
  return { result: outcome.result, error: outcome.result ? null : outcome.takeDiagnostics() };
}

function describe(error: unknown) {
  const found = error as { shortDiagnostics?: { message?: string }[]; message?: string } | null;
  return found?.shortDiagnostics?.map(({ message }) => message).join('; ') ?? found?.message ?? 'unknown';
}
