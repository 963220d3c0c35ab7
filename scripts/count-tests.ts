import { readFile } from 'node:fs/promises';

// Adds up both runners' results. A runner that failed without a failing test (a crash, a set-up error) counts as one.
const [vitestCode = '1', playwrightCode = '1'] = process.argv.slice(2);
const read = async (name: string) =>
  JSON.parse(await readFile(`node_modules/.cache/jobbfjord/${name}.json`, 'utf8').catch(() => '{}'));

const vitest = await read('vitest');
const playwright = (await read('playwright')).stats ?? {};
const passed = (vitest.numPassedTests ?? 0) + (playwright.expected ?? 0) + (playwright.flaky ?? 0);
const failed =
  Math.max(vitest.numFailedTests ?? 0, vitestCode === '0' ? 0 : 1) +
  Math.max(playwright.unexpected ?? 0, playwrightCode === '0' ? 0 : 1);

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
