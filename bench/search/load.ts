import { Agent, get } from 'node:http';

export interface Measured {
  answersPerSecond: number;
  p50Ms: number;
  p99Ms: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** As many as it can: `connections` ask again as soon as they are answered. */
export async function closedLoop(url: (at: number) => string, connections: number, seconds: number): Promise<Measured> {
  const started = performance.now();
  const ends = started + seconds * 1000;
  const times: number[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < ends) {
        const asked = performance.now();
        await ask(url(next++));
        times.push(performance.now() - asked);
      }
    }),
  );
  return summary(times, performance.now() - started);
}

/** So many a second, whether or not the earlier ones are answered; measured from the moment each was due. */
export async function openLoop(url: (at: number) => string, perSecond: number, seconds: number): Promise<Measured> {
  const started = performance.now();
  const count = Math.max(1, Math.round(perSecond * seconds));
  const times = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const due = started + (at * 1000) / perSecond;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
      await ask(url(at));
      return performance.now() - due;
    }),
  );
  return summary(times, performance.now() - started);
}

function ask(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      answer.resume();
      answer.once('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${url}: ${answer.statusCode}`)),
      );
    }).once('error', reject);
  });
}

function summary(times: number[], elapsedMs: number): Measured {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { answersPerSecond: (times.length * 1000) / elapsedMs, p50Ms: at(0.5), p99Ms: at(0.99) };
}
