import { MINUTE_MS } from '../../platform/clock.ts';
import type { Platform } from '../../platform/platform.ts';
import { askRegister, type RegisterAnswer } from './ask-register.ts';
import { type RegisterUnit, readUnit, readUnits } from './read-unit.ts';

/** What the register says about a number. The body decides, not only the status: what is deleted answers 200. */
export type Lookup =
  | { outcome: 'found' | 'bankrupt'; unit: RegisterUnit }
  | { outcome: 'deleted'; name: string; day: string }
  /** Removed for legal reasons: every copy goes too. */
  | { outcome: 'removed' }
  | { outcome: 'sub-unit'; parent: string | null }
  | { outcome: 'unknown' }
  | { outcome: 'silent' };

/** A main unit. A number it does not know may be a sub-unit's, which lives in a collection of its own. */
export async function lookUp(platform: Platform, number: string): Promise<Lookup> {
  const ofMain = await askRegister(platform, 'enheter', `/${number}`);
  const main = outcomeOf(number, ofMain);
  if ('unit' in main) foundLast.set(platform, number);
  if (main.outcome !== 'unknown') return main;
  const ofSub = await askRegister(platform, 'underenheter', `/${number}`);
  const sub = outcomeOf(number, ofSub);
  if (sub.outcome === 'unknown' && (isInWords(ofMain) || isInWords(ofSub))) {
    return await confirmUnknown(platform, number);
  }
  if (sub.outcome !== 'found' && sub.outcome !== 'bankrupt') return sub;
  return { outcome: 'sub-unit', parent: sub.unit.overordnetEnhet ?? null };
}

/** The register says 404 without a word. What stands in front of it says it in some, also in JSON, while the register is away. */
const isInWords = (answer: RegisterAnswer) => answer?.status === 404 && /\S/.test(String(answer.body));

/** Only the register itself makes a list without a hit, and, where there are no lists, finds now what it found before. */
async function confirmUnknown(platform: Platform, number: string): Promise<Lookup> {
  const answer = await askRegister(platform, 'enheter', `?organisasjonsnummer=${number}`);
  const units = answer?.status === 200 ? readUnits(answer.body, 'enheter') : null;
  if (!units) return { outcome: (await findsAgain(platform)) ? 'unknown' : 'silent' };
  const unit = units.find(({ organisasjonsnummer }) => organisasjonsnummer === number);
  return unit ? ofUnit(unit) : { outcome: 'unknown' };
}

const foundLast = new WeakMap<Platform, string>();

async function findsAgain(platform: Platform) {
  const number = foundLast.get(platform);
  return number !== undefined && 'unit' in outcomeOf(number, await askRegister(platform, 'enheter', `/${number}`));
}

function outcomeOf(number: string, answer: RegisterAnswer): Lookup {
  if (!answer) return { outcome: 'silent' };
  if (answer.status === 410) return { outcome: 'removed' };
  if (answer.status === 404 || answer.status === 400) return { outcome: 'unknown' };
  const unit = readUnit(answer.body);
  // What is said of another number says nothing of this one.
  if (unit?.organisasjonsnummer !== number) return { outcome: 'silent' };
  return ofUnit(unit);
}

export function ofUnit(unit: RegisterUnit): Lookup {
  if (unit.slettedato) return { outcome: 'deleted', name: unit.navn, day: unit.slettedato };
  return { outcome: unit.konkurs ? 'bankrupt' : 'found', unit };
}

const KEPT_MS = 5 * MINUTE_MS;
const SILENCE_KEPT_MS = 15 * 1000;
const MOST_KEPT = 500;

const kept = new WeakMap<Platform, Map<string, { lookup: Promise<Lookup>; until: number }>>();

/** Checking a number and then registering it asks once. Nobody waits for a register that just gave no answer. */
export async function lookUpOnce(platform: Platform, number: string): Promise<Lookup> {
  const known = kept.get(platform) ?? new Map();
  kept.set(platform, known);
  const now = platform.clock.now().getTime();
  const found = known.get(number);
  if (found && found.until > now) return await found.lookup;
  if (known.size >= MOST_KEPT) known.clear();
  const entry = { lookup: lookUp(platform, number), until: now + KEPT_MS };
  known.set(number, entry);
  const result = await entry.lookup;
  // The register asks that what it removed is kept nowhere.
  if (result.outcome === 'removed') known.delete(number);
  if (result.outcome === 'silent') entry.until = now + SILENCE_KEPT_MS;
  return result;
}
