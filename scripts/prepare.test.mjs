import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './prepare.mjs';

const read = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'));

test('whatever puts itself in place while it is installed may, on each kind of machine', () => {
  const packages = Object.entries(read('package-lock.json').packages);
  const withScripts = packages.filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = withScripts.map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect(names).toContain('node');
  expect(Object.keys(read('package.json').allowScripts).sort()).toEqual(names.sort());
});
