import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** What can be wrong with an answer. Without `times` it stays so until `repair` is called. */
export interface Fault {
  status?: number;
  body?: string | Buffer;
  headers?: Record<string, string>;
  delayMs?: number;
  /** Answers when this is over. */
  until?: Promise<unknown>;
  /** Never answers. */
  hang?: boolean;
  /** Breaks the connection. */
  reset?: boolean;
  times?: number;
}

/** Keeps the faults of one stand-in, by the key of what they break. */
export function createFaults() {
  const active = new Map<string, Fault>();

  /** True when the fault has dealt with the request. */
  async function strike(keys: readonly string[], response: ServerResponse): Promise<boolean> {
    const key = keys.find((candidate) => active.has(candidate));
    const fault = key === undefined ? undefined : active.get(key);
    if (key === undefined || !fault) return false;
    if (fault.times !== undefined) {
      if (fault.times <= 1) active.delete(key);
      else active.set(key, { ...fault, times: fault.times - 1 });
    }
    await fault.until;
    if (fault.delayMs) await wait(fault.delayMs, undefined, { ref: false });
    if (fault.reset) response.destroy();
    else if (!fault.hang && (fault.status !== undefined || fault.body !== undefined)) {
      response
        .writeHead(fault.status ?? 200, { 'Content-Type': 'application/json', ...fault.headers })
        .end(fault.body ?? '');
    }
    return Boolean(fault.reset || fault.hang || fault.status !== undefined || fault.body !== undefined);
  }

  return {
    strike,
    set: (key: string, fault: Fault) => {
      active.set(key, fault);
    },
    repair: () => active.clear(),
  };
}
