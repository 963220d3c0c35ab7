import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { dropConnection } from './drop-connection.ts';

const BEAT_MS = 300;
const ANSWER_WITHIN_MS = 600;

export interface Heartbeat {
  isUp(): boolean;
  stop(): Promise<void>;
}

/**
 * Asks the database a trivial question all the time, on a connection of its own. While there is no answer, callers are
 * told at once instead of each waiting for a connection; the first answer lets them through again. `onChange` hears what is
 * wrong, or nothing when all is well.
 */
export function startHeartbeat(url: string, onChange: (trouble?: string) => void): Heartbeat {
  let up = true;
  let stopped = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout;

  const beat = async () => {
    const trouble = await Promise.race([ask().then(() => undefined, saidBy), deadline()]);
    const alive = trouble === undefined;
    if (!alive) discard();
    if (alive !== up && !stopped) {
      up = alive;
      onChange(trouble);
    }
    if (!stopped) timer = setTimeout(beat, BEAT_MS);
  };

  const ask = async () => {
    if (!client) {
      client = new pg.Client({ connectionString: url, application_name: 'jobbfjord heartbeat' });
      client.on('error', () => {});
      await client.connect();
    }
    await client.query('select 1');
  };

  const discard = () => {
    if (client) dropConnection(client);
    client = undefined;
  };

  timer = setTimeout(beat, BEAT_MS);
  return {
    isUp: () => up,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      discard();
    },
  };
}

/** Several addresses that all refuse have no message together. */
const saidBy = ({ message, code }: NodeJS.ErrnoException) => message || `${code}`;

/** In two halves: after our own process was busy for long, an answer that has come is read before time is called. */
async function deadline() {
  await pause(ANSWER_WITHIN_MS / 2);
  await pause(ANSWER_WITHIN_MS / 2);
  return 'no answer in time';
}
