import { NO_ID } from '../database/no-id.ts';

const AT_A_TIME = 500;

/** Every row of a question, in the order of ids and some at a time: each once, also where the work on one fails. */
export async function* eachById<T extends { id: string }>(
  read: (after: string, limit: number) => Promise<T[]>,
): AsyncGenerator<T> {
  let after = NO_ID;
  for (;;) {
    const rows = await read(after, AT_A_TIME);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < AT_A_TIME) return;
    after = last.id;
  }
}
