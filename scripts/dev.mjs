import { exitCode, install, node } from './prepare.mjs';

await install();
const watched = ['server', 'contract', 'demo', 'database'].map((folder) => `--watch-path=${folder}`);
// The same condition as Vite's, or the server and the pages would each get a React Router of their own.
const flags = [...watched, '--watch-preserve-output', '--conditions=development'];
process.exitCode = await exitCode(node, [...flags, 'server/main.ts', '--dev'], {
  NODE_ENV: 'development',
});
