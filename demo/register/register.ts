import type { IncomingMessage, ServerResponse } from 'node:http';
import { createFaults, type Fault } from '../faults.ts';
import { listen } from '../listen.ts';
import { isSyntheticOrganisationNumber } from '../organisation-number.ts';
import { answer } from './answers.ts';
import { believableUnit } from './believable-unit.ts';
import { specialNumbers, specialUnits } from './special-units.ts';
import type { Unit } from './unit.ts';

export interface RegisterOptions {
  units?: readonly Unit[];
  /** Off: a synthetic number that is not in the data is unknown, as tests may want it. */
  inventsUnits?: boolean;
}

export interface Register {
  /** Goes into BRREG_URL as it is. */
  url: string;
  set(unit: Unit): void;
  /** Answers 410 from now on. */
  remove(organisationNumber: string): void;
  /** Without a number: everything fails. */
  fail(fault: Fault, organisationNumber?: string): void;
  repair(): void;
  requests(): readonly string[];
  close(): Promise<void>;
}

const base = '/enhetsregisteret/api';
const keptRequests = 5000;
const slowAnswerMs = 12_000;

/** A stand-in for https://data.brreg.no/enhetsregisteret/api: one unit by its number, and a batch by a list of numbers. */
export async function startRegister(options: RegisterOptions = {}): Promise<Register> {
  const units = new Map(
    [...specialUnits(), ...(options.units ?? [])].map((unit) => [unit.organisasjonsnummer, unit] as const),
  );
  const removed = new Set<string>([specialNumbers.removed]);
  const faults = createFaults();
  const requests: string[] = [];
  faults.set(specialNumbers.slow, { delayMs: slowAnswerMs });
  faults.set(specialNumbers.broken, { status: 500, body: '{"status":500,"feilmelding":"Internal Server Error"}' });

  function find(number: string): Unit | undefined {
    const kept = units.get(number);
    if (kept || options.inventsUnits === false || number === specialNumbers.unknown) return kept;
    return isSyntheticOrganisationNumber(number) ? believableUnit(number) : undefined;
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://brreg');
    requests.push(`${request.method} ${url.pathname}`);
    if (requests.length > keptRequests) requests.shift();
    const number = url.pathname.split('/').at(-1) ?? '';
    if (await faults.strike([number, 'all'], response)) return;
    answer({ request, response, url, find, isRemoved: (candidate) => removed.has(candidate) });
  }

  const { origin, close } = await listen((request, response) => void handle(request, response));
  return {
    url: `${origin}${base}`,
    set: (unit) => {
      removed.delete(unit.organisasjonsnummer);
      units.set(unit.organisasjonsnummer, unit);
    },
    remove: (number) => {
      units.delete(number);
      removed.add(number);
    },
    fail: (fault, number = 'all') => faults.set(number, fault),
    repair: faults.repair,
    requests: () => requests,
    close,
  };
}
