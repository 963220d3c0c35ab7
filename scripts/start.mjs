import { build, exitCode, install, node } from './prepare.mjs';

await install();
await build();
process.exitCode = await exitCode(node, ['server/main.ts'], { NODE_ENV: process.env.NODE_ENV ?? 'production' });
