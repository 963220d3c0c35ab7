import { exitCode, install, node } from './prepare.mjs';

await install();
const watched = ['server', 'contract', 'demo', 'database'].map((folder) => `--watch-path=${folder}`);
process.exitCode = await exitCode(node, [...watched, '--watch-preserve-output', 'server/main.ts', '--dev'], {
  NODE_ENV: 'development',
});
