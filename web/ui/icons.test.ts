import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { iconPaths } from './icon-paths.ts';
import { iconSprite } from './icon-sprite.ts';

test('the picture of all icons is current (npm run icons)', () => {
  expect(readFileSync(join(import.meta.dirname, 'icons.svg'), 'utf8')).toBe(iconSprite);
});

test('every page loads the picture, so nothing is in it that no component shows', () => {
  const web = join(import.meta.dirname, '..');
  const files = globSync(['**/*.ts', '**/*.tsx'], { cwd: web, exclude: ['build/**', 'ui/icon-paths.ts'] });
  const sources = files.map((file) => readFileSync(join(web, file), 'utf8')).join('\n');
  const isShown = (name: string) => sources.includes(`'${name}'`) || sources.includes(`"${name}"`);
  expect(Object.keys(iconPaths).filter((name) => !isShown(name))).toEqual([]);
});
