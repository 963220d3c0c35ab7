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
 * told at once instead of each waiting for a connection; the first answer lets them through again.
 */
export function startHeartbeat(url: string, onChange: (up: boolean) => void): Heartbeat {
  let up = true;
  let stopped = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout;

  const beat = async () => {
    const alive = await Promise.race([ask().catch(() => false), deadline()]);
    if (!alive) discard();
    if (alive !== up && !stopped) {
      up = alive;
      onChange(up);
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
    return true;
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

/** In two halves: after our own process was busy for long, an answer that has come is read before time is called. */
async function deadline(): Promise<false> {
  await pause(ANSWER_WITHIN_MS / 2);
  await pause(ANSWER_WITHIN_MS / 2);
  return false;
}
