import pg from 'pg';

const BEAT_MS = 400;
const ANSWER_WITHIN_MS = 700;

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
    const alive = await ask().catch(() => false);
    if (!alive) await discard();
    if (alive !== up && !stopped) {
      up = alive;
      onChange(up);
    }
    if (!stopped) timer = setTimeout(beat, BEAT_MS);
  };

  const ask = async () => {
    if (!client) {
      client = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: ANSWER_WITHIN_MS,
        query_timeout: ANSWER_WITHIN_MS,
        application_name: 'jobbfjord heartbeat',
      });
      client.on('error', () => {});
      await client.connect();
    }
    await client.query('select 1');
    return true;
  };

  const discard = async () => {
    const old = client;
    client = undefined;
    // A server that hangs does not say goodbye either.
    void old?.end().catch(() => {});
  };

  timer = setTimeout(beat, BEAT_MS);
  return {
    isUp: () => up,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await discard();
    },
  };
}
