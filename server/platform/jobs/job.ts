import type { Platform } from '../platform.ts';

declare const given: unique symbol;

/** A kind of work that is left for the job runner, and what each piece of it is given. */
export interface Work<Given> {
  name: string;
  readonly [given]?: Given;
}

export const work = <Given extends { [Key in keyof Given]: JsonPart } = Record<string, never>>(
  name: string,
): Work<Given> => ({ name });

/** A shallow piece of work: ids in, call the action. Retried with back-off, so doing it twice must do no harm. */
export interface Job {
  name: string;
  /** When it starts by itself, as crontab in UTC. */
  schedule?: string;
  /** Waits for a server that may hang for minutes: never all that is done. */
  mayHang?: true;
  // biome-ignore lint/suspicious/noExplicitAny: a list holds jobs with different payloads; `job` below types each one
  run: (payload: any, platform: Platform) => Promise<void>;
}

export const job = <Given>(
  { name }: Work<Given>,
  run: (payload: NoInfer<Given>, platform: Platform) => Promise<void>,
): Job => ({ name, run });

export const scheduledJob = (name: string, schedule: string, run: (platform: Platform) => Promise<void>): Job => ({
  name,
  schedule,
  run: (_payload, platform) => run(platform),
});

type JsonPart = string | number | boolean | null | JsonPart[] | { [key: string]: JsonPart };
