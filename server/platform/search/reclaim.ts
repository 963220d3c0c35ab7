import type { DocumentTable } from './document-table.ts';
import type { Order } from './order.ts';
import type { Postings } from './postings.ts';
import type { Vocabulary } from './vocabulary.ts';

const WORTHWHILE = 512;
const POSTINGS_A_STEP = 50_000;

interface Sources {
  table: DocumentTable;
  postings: Postings;
  vocabulary: Vocabulary;
  orders: Map<string, Order>;
}

/**
 * Removed documents stay in the lists of their words for a while. When a tenth of the table is removed, every further change
 * cleans some lists; when all are clean, the numbers and the words that nobody has are free again.
 */
export function createReclaimer({ table, postings, vocabulary, orders }: Sources) {
  let going: { documents: number[]; isGone: Uint8Array; nextWord: number } | undefined;

  function advance() {
    going ??= begin();
    if (!going) return;
    let looked = 0;
    while (going.nextWord < vocabulary.size && looked < POSTINGS_A_STEP) {
      looked += 1 + postings.clean(going.nextWord++, going.isGone);
    }
    if (going.nextWord >= vocabulary.size) finish(going);
  }

  function begin() {
    const removed = table.removed();
    if (removed.length < Math.max(WORTHWHILE, table.size / 10)) return undefined;
    // Ends with the documents of now: what comes while this is going on lies beyond it, and stays.
    const isGone = new Uint8Array(table.end);
    for (const document of removed) isGone[document] = 1;
    return { documents: [...removed], isGone, nextWord: 0 };
  }

  function finish({ documents, isGone }: NonNullable<typeof going>) {
    for (const order of orders.values()) order.drop(isGone);
    table.release(documents);
    for (let word = 0; word < vocabulary.size; word++) {
      if (vocabulary.documentsWith(word) === 0 && postings.length(word) === 0) vocabulary.forget(word);
    }
    going = undefined;
  }

  return { advance };
}
