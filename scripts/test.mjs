import { build, exitCode, install, node, run, say } from './prepare.mjs';

// Everything that must hold, on a machine that has nothing yet. The closing line counts all tests.
await install();
await run(node, ['scripts/check.mjs']);
await build();
await run(node, ['scripts/ensure-browser.ts']);
say('Unit and integration tests');
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'];
const codes = [await exitCode(node, [...vitest, '--outputFile.json=node_modules/.cache/jobbfjord/vitest.json'])];
say('Browser tests');
codes.push(await exitCode(node, ['node_modules/@playwright/test/cli.js', 'test']));
await run(node, ['scripts/count-tests.ts', ...codes.map(String)]);
