import { exitCode, install, node, run, say } from './prepare.mjs';

// Everything that must hold, on a machine that has nothing yet. The closing line counts all tests.
await install();
// The browser comes over the net and the build leaves a core free, so none of them waits for another.
const prepared = ['scripts/check.mjs', 'scripts/build.mjs', 'scripts/ensure-browser.ts'];
const failed = (await Promise.all(prepared.map((script) => exitCode(node, [script])))).find((code) => code !== 0);
if (failed) process.exit(failed);
say('Unit and integration tests');
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'];
const codes = [await exitCode(node, [...vitest, '--outputFile.json=node_modules/.cache/jobbfjord/vitest.json'])];
say('Browser tests');
codes.push(await exitCode(node, ['node_modules/@playwright/test/cli.js', 'test']));
await run(node, ['scripts/count-tests.ts', ...codes.map(String)]);
