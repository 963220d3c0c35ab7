// Runs a TypeScript file under the project's Node: node scripts/run.mjs FILE [arguments]
import { exitCode, install, node } from './prepare.mjs';

await install();
process.exitCode = await exitCode(node, process.argv.slice(2));
