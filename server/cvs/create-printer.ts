import { type ChildProcess, fork } from 'node:child_process';
import { Failure } from '../../contract/errors.ts';
import type { Printed, PrintOrder } from './print-document.ts';

/** For one document, and for the start of the process: hundreds of times what they take, so that only what hangs is ended. */
const TIME_LIMIT_MS = 20_000;

type Message = { ready: true } | { printed: Printed; isSpent: boolean } | { problem: string };

/** A process of its own that prints one document at a time. One that takes too long or falls over is ended without harm to the server. */
export function createPrinter() {
  let printer: ChildProcess | null = null;

  /** Ends with the server; does not keep it from ending. */
  function start() {
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

  return function print(order: PrintOrder): Promise<Printed> {
    printer ??= start();
    const running = printer;
    return new Promise((resolve, reject) => {
      const settle = (act: () => void) => {
        clearTimeout(timer);
        running.off('message', onMessage).off('exit', onEnd).off('error', onEnd);
        act();
      };
      const onMessage = (message: Message) => {
        if ('ready' in message) timer.refresh();
        else if ('printed' in message) {
          if (message.isSpent) end();
          settle(() => resolve(message.printed));
        } else settle(() => reject(new Error(`document not printed: ${message.problem}`)));
      };
      const end = () => {
        printer = null;
        running.kill('SIGKILL');
      };
      const onEnd = () => {
        end();
        settle(() =>
          reject(
            new Failure('unavailable', 'Dokumentet tok for lang tid å lage. Prøv igjen.', { retryAfterSeconds: 5 }),
          ),
        );
      };
      const timer = setTimeout(() => running.kill('SIGKILL'), TIME_LIMIT_MS);
      running.on('message', onMessage).on('exit', onEnd).on('error', onEnd);
      running.send(order);
    });
  };
}
