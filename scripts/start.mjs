import { build, cacheFile, exitCode, install, node, withChannel } from './prepare.mjs';

await install();
await build();
const environment = {
  // Set to nothing, React would take it for development.
  NODE_ENV: process.env.NODE_ENV || 'production',
  // Reading and stripping a thousand modules is a third of the work of a start; the second one finds them done.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? cacheFile('modules'),
};
process.exitCode = await exitCode(node, ['server/main.ts'], environment, withChannel);
