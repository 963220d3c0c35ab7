// Two starts from one folder at once would install and build into each other.
import { accessSync, constants, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const ASK_AGAIN_MS = 250;
/** Nothing takes so long: the process number belongs to somebody else by now. */
const LEFT_BEHIND_MS = 30 * 60_000;

/** Does the work unless another process does it meanwhile: then it is waited for. `isDone` says whether it is needed at all. */
export async function alone(folder, isDone, work) {
  if (isDone()) return;
  makeWritable(folder);
  const lock = join(folder, 'preparing.pid');
  while (!take(lock)) await pause(ASK_AGAIN_MS);
  const release = () => rmSync(lock, { force: true });
  process.once('exit', release);
  try {
    if (!isDone()) await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

/** Somebody else's checkout, or one that was cloned by root. */
function makeWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    console.error(`\nThe folder of the project cannot be written to (${error.code} at ${folder}).\n`);
    process.exit(1);
  }
}

function take(lock) {
  try {
    writeFileSync(lock, `${process.pid}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isRunning(ownerOf(lock)) || ageOf(lock) > LEFT_BEHIND_MS) rmSync(lock, { force: true });
    return false;
  }
}

/** An empty file is one that is being written. */
function ownerOf(lock) {
  try {
    return Number(readFileSync(lock, 'utf8')) || process.ppid;
  } catch {
    return process.ppid;
  }
}

const ageOf = (lock) => Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
