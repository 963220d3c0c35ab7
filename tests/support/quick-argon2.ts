import { hash as hashWell, type Options } from '@node-rs/argon2/index.js';

export { verify } from '@node-rs/argon2/index.js';

/** The same with as little work as it takes: every test has people with passwords, and what a guess costs is a test's of its own. */
export const hash = (password: string, options?: Options) =>
  hashWell(password, { ...options, memoryCost: 8, timeCost: 1 });
