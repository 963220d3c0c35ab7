// Plain JavaScript for whatever Node a newcomer has: everything else runs under the Node that the project pins.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { alone } from './alone.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const node = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

export const say = (sentence) => console.log(`\n› ${sentence}`);

/** Runs a program in the foreground; its end decides ours unless it succeeds. */
export async function run(program, args, environment = {}) {
  const code = await exitCode(program, args, environment);
  if (code !== 0) process.exit(code);
}

export function exitCode(program, args, environment = {}, stdio = 'inherit') {
  const child = start(program, args, environment, stdio);
  handOnSignals((signal) => child.kill(signal));
  return endOf(child);
}

export const start = (program, args, environment = {}, stdio = 'inherit') =>
  spawn(program, args, { cwd: root, stdio, env: { ...process.env, ...environment } });

/** For the server: where we are killed, the channel closes, and it ends too. */
export const withChannel = ['inherit', 'inherit', 'inherit', 'ipc'];

export const endOf = (child) =>
  new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });

/** Ctrl-C reaches children by itself; a signal sent to us alone must be handed on. */
export function handOnSignals(handOn, onCtrlC = () => {}) {
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => handOn(signal));
  process.on('SIGINT', onCtrlC);
  stopWithNpm(() => handOn('SIGTERM'));
}

/** Signalled alone, npm hands the signal to the shell between us, which ends without a word: a new parent is the sign. */
function stopWithNpm(stop) {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, 250);
  timer.unref();
}

/** Outside of what an installation replaces. */
const lockFolder = join(root, '.cache');

/** Installs what package-lock.json names, unless that was already done. */
export async function install() {
  const wanted = hashOf(['package-lock.json', 'package.json']);
  const isDone = () => existsSync(node) && stampOf('install') === wanted;
  await alone(lockFolder, isDone, async () => {
    say('Installing the packages (some minutes the first time) …');
    // The build needs the development packages, also where NODE_ENV=production would leave them out; Node and PostgreSQL are put in
    // place by the scripts of their packages (allowScripts names all that may), also where whoever installs has those turned off.
    const flags = [
      '--include=dev',
      '--ignore-scripts=false',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      '--progress',
    ];
    await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', ['ci', ...flags]);
    stamp('install', wanted);
  });
}

/** Builds the pages, unless they are built from the same sources already. */
export async function build() {
  const wanted = hashOf(['package-lock.json', 'vite.config.ts', 'react-router.config.ts', 'contract', 'web']);
  const isDone = () => existsSync(join(root, 'web/build/server/index.js')) && stampOf('build') === wanted;
  await alone(lockFolder, isDone, async () => {
    say('Building the pages …');
    await run(node, ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn']);
    await run(node, ['scripts/compress-assets.ts']);
    stamp('build', wanted);
  });
}

export const cacheFile = (name) => join(root, 'node_modules/.cache/jobbfjord', name);

const stampOf = (name) => (existsSync(cacheFile(name)) ? readFileSync(cacheFile(name), 'utf8') : undefined);

function stamp(name, text) {
  mkdirSync(dirname(cacheFile(name)), { recursive: true });
  writeFileSync(cacheFile(name), text);
}

function hashOf(paths) {
  const hash = createHash('sha256');
  const add = (path) => {
    const full = join(root, path);
    if (path === 'web/build') return;
    if (statSync(full).isDirectory()) for (const name of readdirSync(full).sort()) add(`${path}/${name}`);
    else hash.update(path).update(readFileSync(full));
  };
  for (const path of paths) add(path);
  return hash.digest('hex');
}
