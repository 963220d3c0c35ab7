// Runs a file under the project's Node, with its packages installed: node scripts/run.mjs FILE [arguments]
import { exitCode, install, node } from './prepare.mjs';

await install();
process.exitCode = await exitCode(node, process.argv.slice(2));
