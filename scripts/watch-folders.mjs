// Node's own --watch loses sight of a file on Linux once it was replaced, as git and many editors do: folders are watched.
import { readdirSync, watch } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { root } from './prepare.mjs';

/** Saving all, or changing to another branch, is many changes: one start is enough. */
const CALM_MS = 200;

const isOurs = (name) => /\.(ts|tsx|sql|txt|json)$/.test(name) && !/\.test\.ts$/.test(name);

/** `next()`: the file below these folders that changes next, or nothing once they are closed. */
export function watchFolders(folders) {
  const watchers = new Map();
  let last = '';
  let timer;
  let tell = () => {};

  const changed = (folder, name) => {
    watchBelow(folder);
    if (!isOurs(name)) return;
    last = relative(root, join(folder, name));
    clearTimeout(timer);
    timer = setTimeout(() => tell(last), CALM_MS);
  };
  const watchBelow = (folder) => {
    if (!watchers.has(folder)) {
      const watcher = watch(folder, (_kind, name) => changed(folder, name ?? ''));
      watcher.on('error', () => watchers.delete(folder));
      watchers.set(folder, watcher);
    }
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory() && !watchers.has(join(folder, entry.name))) watchBelow(join(folder, entry.name));
  };
  for (const folder of folders) watchBelow(resolve(root, folder));

  return {
    next: () =>
      new Promise((resolve) => {
        tell = resolve;
      }),
    close() {
      clearTimeout(timer);
      for (const watcher of watchers.values()) watcher.close();
      tell();
    },
  };
}
