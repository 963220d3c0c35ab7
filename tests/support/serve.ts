import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The product as `npm start` runs it, on an empty data folder of its own, for the browser tests.
const folder = await mkdtemp(join(tmpdir(), 'jobbfjord-e2e-'));
process.env.DATA_DIR = folder;
process.env.NODE_ENV = 'production';
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
await import('../../server/main.ts');
