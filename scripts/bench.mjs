import { build, exitCode, install, node } from './prepare.mjs';

await install();
// What is measured is what the sources say now.
await build();
process.exitCode = await exitCode(node, ['bench/run.ts', ...process.argv.slice(2)]);
