import { readdirSync } from 'node:fs';
import { join } from 'node:path';

// npm run bench -- NAME [arguments]
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && file !== 'run.ts')
  .map((file) => file.replace('.ts', ''));
const [name = ''] = process.argv.slice(2);
if (!names.includes(name)) {
  console.error(`Say which measurement: npm run bench -- ${names.join(' | ')}`);
  process.exit(1);
}
await import(join(import.meta.dirname, `${name}.ts`));
