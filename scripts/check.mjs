import { install, node, run, say } from './prepare.mjs';

await install();
const steps = [
  ['Types', ['node_modules/@react-router/dev/bin.cjs', 'typegen'], ['node_modules/typescript/bin/tsc', '-b']],
  ['Style', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']],
  ['Boundaries', ['scripts/check-boundaries.ts']],
  ['Unused code', ['node_modules/knip/bin/knip.js']],
];
for (const [name, ...commands] of steps) {
  say(name);
  for (const command of commands) await run(node, command);
}
