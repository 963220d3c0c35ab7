import { Failure } from '../../contract/errors.ts';

const MOST_WAITING = 40;

interface Waiting<Job, Result> {
  job: Job;
  userId: string | undefined;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/** One job at a time, users by turns: some seconds of one are not a minute of all. A queue that grows too long says so. */
export function createQueue<Job, Result>(work: (job: Job) => Promise<Result>) {
  const waiting: Waiting<Job, Result>[] = [];
  let isWorking = false;
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

  async function workOn(): Promise<void> {
    const next = takeNext();
    isWorking = next !== undefined;
    if (!next) return;
    await work(next.job).then(next.resolve, next.reject);
    return workOn();
  }

  return (job: Job, userId: string | undefined): Promise<Result> => {
    if (waiting.length >= MOST_WAITING) throw new Failure('unavailable', undefined, { retryAfterSeconds: 5 });
    return new Promise((resolve, reject) => {
      waiting.push({ job, userId, resolve, reject });
      if (!isWorking) void workOn();
    });
  };
}
