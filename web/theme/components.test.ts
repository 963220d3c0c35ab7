import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '..');
const styles = ['components.css', 'help.css']
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join();

/** Components whose styles stand in the file of another one. */
const within: Record<string, string> = {
  checkbox: 'input',
  radio: 'input',
  select: 'input',
  switch: 'input',
  textarea: 'input',
  textfield: 'field',
};

test('every component of the design system that is used has its styles', () => {
  const missing = usedComponents().filter((name) => !styles.includes(`/${within[name] ?? name}.css"`));
  expect(missing).toEqual([]);
});

test('no styles are put into a layer that bring one of their own', () => {
  const layered = [...styles.matchAll(/@import "([^"]+)" layer/g)].map(([, file = '']) => file);
  expect(layered).not.toEqual([]);
  expect(layered.filter((file) => readFileSync(resolve(file), 'utf8').includes('@layer'))).toEqual([]);
});

const resolve = (file: string) => fileURLToPath(import.meta.resolve(file));

function usedComponents() {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.tsx') && !file.startsWith('build'));
  const names = sources.flatMap((file) => {
    const imports = /import \{([^}]*)\} from '@digdir\/designsystemet-react'/.exec(
      readFileSync(join(web, file), 'utf8'),
    );
    return (imports?.[1] ?? '').split(',').map((name) => name.trim());
  });
  const components = new Set(names.filter((name) => /^[A-Z]/.test(name)));
  return [...components].map((name) => name.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase());
}
