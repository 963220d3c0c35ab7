import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

// npm run bench -- NAME [arguments]
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && file !== 'run.ts')
  .map((file) => file.replace('.ts', ''));
const [name = ''] = process.argv.slice(2);
const file = join(import.meta.dirname, `${name}.ts`);
if (!names.includes(name) || !existsSync(file)) {
  console.error(`Say which measurement: npm run bench -- ${names.join(' | ')}`);
  process.exit(1);
}
await import(file);
