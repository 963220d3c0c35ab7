import { type ChildProcess, fork } from 'node:child_process';
import type { CvTemplate } from '../../contract/cv-fields.ts';
import { Failure } from '../../contract/errors.ts';
import type { CvDocument } from './compose-document.ts';

/** For one document, and for the start of the process: hundreds of times what they take, so that only what hangs is ended. */
const TIME_LIMIT_MS = 20_000;
const MOST_WAITING = 40;

export interface PrintOrder {
  as: 'pdf' | 'svg';
  template: CvTemplate;
  document: CvDocument;
  photo: Uint8Array | null;
  /** The CV as data, carried by a PDF so that it can be read in again. */
  attachment: string | null;
}

/** SVG of the first pages, and how many there are. */
export interface Drawing {
  pages: string[];
  pageCount: number;
}

interface Waiting {
  order: PrintOrder;
  userId: string | undefined;
  resolve: (printed: never) => void;
  reject: (error: Error) => void;
}

/**
 * Prints in a process of its own, one document at a time: what takes too long or falls over is ended without harm to
 * the server, and a queue that grows too long says so. Users take turns: some seconds of one are not a minute of all.
 */
export function printDocument(order: PrintOrder & { as: 'pdf' }, userId?: string): Promise<Uint8Array>;
export function printDocument(order: PrintOrder & { as: 'svg' }, userId?: string): Promise<Drawing>;
export function printDocument(order: PrintOrder, userId?: string): Promise<Uint8Array | Drawing> {
  if (waiting.length >= MOST_WAITING) throw new Failure('unavailable', undefined, { retryAfterSeconds: 5 });
  return new Promise((resolve, reject) => {
    waiting.push({ order, userId, resolve, reject });
    if (!isPrinting) void printNext();
  });
}

const waiting: Waiting[] = [];
let isPrinting = false;
let printer: ChildProcess | null = null;
/** Since somebody waits: those who had a turn, whoever had theirs the longest ago first. */
const served = new Set<string | undefined>();

/** Whoever waits the longest without a turn, else whose turn is the longest ago: several with many are not all either. */
function takeNext() {
  const turns = [...served];
  const [next] = waiting.toSorted((one, other) => turns.indexOf(one.userId) - turns.indexOf(other.userId));
  if (!next) {
    served.clear();
    return undefined;
  }
  waiting.splice(waiting.indexOf(next), 1);
  served.delete(next.userId);
  served.add(next.userId);
  return next;
}

async function printNext(): Promise<void> {
  const next = takeNext();
  isPrinting = next !== undefined;
  if (!next) return;
  try {
    next.resolve(await print(next.order));
  } catch (error) {
    next.reject(error as Error);
  }
  return printNext();
}

function print(order: PrintOrder): Promise<never> {
  printer ??= startPrinter();
  const running = printer;
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timer);
      running.off('message', onMessage).off('exit', onEnd).off('error', onEnd);
      act();
    };
    const onMessage = (message: { ready: true } | { printed: never } | { problem: string }) => {
      if ('ready' in message) timer.refresh();
      else if ('printed' in message) settle(() => resolve(message.printed));
      else settle(() => reject(new Error(`CV not printed: ${message.problem}`)));
    };
    const onEnd = () => {
      printer = null;
      running.kill('SIGKILL');
      settle(() =>
        reject(new Failure('unavailable', 'CV-en tok for lang tid å lage. Prøv igjen.', { retryAfterSeconds: 5 })),
      );
    };
    const timer = setTimeout(() => running.kill('SIGKILL'), TIME_LIMIT_MS);
    running.on('message', onMessage).on('exit', onEnd).on('error', onEnd);
    running.send(order);
  });
}

/** Ends with the server; does not keep it from ending. */
function startPrinter() {
  const child = fork(new URL('printer.ts', import.meta.url), { serialization: 'advanced', execArgv: [], env: {} });
  child.unref();
  child.channel?.unref();
  const forget = () => {
    if (printer === child) printer = null;
  };
  // It could not be started, or ended before it took an order: without a listener, that would end the server.
  child.on('exit', forget).on('error', forget);
  return child;
}
