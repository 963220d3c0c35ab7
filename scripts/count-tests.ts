import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';

// Adds up both runners' results, and names what failed where a long report ends: who reads only its tail knows too.
// A runner that failed without a failing test (a crash, a set-up error) counts as one.
interface Assertion {
  status: string;
  fullName: string;
  failureMessages: string[];
}

interface Suite {
  file?: string;
  specs?: { title: string; ok: boolean }[];
  suites?: Suite[];
}

const [vitestCode = '1', playwrightCode = '1'] = process.argv.slice(2);
const read = async (name: string) =>
  JSON.parse(await readFile(`node_modules/.cache/jobbfjord/${name}.json`, 'utf8').catch(() => '{}'));

const vitest = await read('vitest');
const playwright = await read('playwright');
const browser = playwright.stats ?? {};
const passed = (vitest.numPassedTests ?? 0) + (browser.expected ?? 0) + (browser.flaky ?? 0);
const failed =
  Math.max(vitest.numFailedTests ?? 0, vitestCode === '0' ? 0 : 1) +
  Math.max(browser.unexpected ?? 0, playwrightCode === '0' ? 0 : 1);

for (const line of [...failuresOfVitest(vitest.testResults ?? []), ...failuresOfPlaywright(playwright.suites ?? [])]) {
  console.log(line);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function failuresOfVitest(files: { name: string; status: string; message: string; assertionResults: Assertion[] }[]) {
  return files
    .filter((file) => file.status === 'failed')
    .flatMap(({ name, message, assertionResults }) => [
      `\nFailed in ${relative('', name)} ${message}`,
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => `- ${fullName}\n  ${failureMessages.join('\n  ')}`),
    ]);
}

function failuresOfPlaywright(suites: Suite[]): string[] {
  return suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs.filter(({ ok }) => !ok).map(({ title }) => `\nFailed in ${file}: ${title}`),
    ...failuresOfPlaywright(inner),
  ]);
}
