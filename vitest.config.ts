import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** These start the real product and stop databases under it: after the others, so that nothing starves. */
const processTests = [
  'server/start.test.ts',
  'server/applications/crash.test.ts',
  'server/newsletters/crash.test.ts',
  'server/platform/database/outage.test.ts',
  'server/platform/database/refused-start.test.ts',
];

// Generous, because a limit is there to end what hangs, not to measure.
const limits = { testTimeout: 300_000, hookTimeout: 300_000 };

/** The largest files come first, but this one is small and takes long: all others would wait for it at the end. */
class LongOneFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLong = ({ moduleId }: TestSpecification) => moduleId.endsWith('/hostile-input.test.ts');
    return (await super.sort(files)).sort((a, b) => Number(isLong(b)) - Number(isLong(a)));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongOneFirst },
    alias: [{ find: /^@node-rs\/argon2$/, replacement: resolve('tests/support/quick-argon2.ts') }],
    globalSetup: 'tests/support/database-server.ts',
    projects: [
      {
        extends: true,
        test: {
          name: 'api',
          include: ['{contract,server,web,demo,tests}/**/*.test.ts', 'scripts/*.test.mjs'],
          exclude: ['tests/e2e/**', 'web/build/**', ...processTests],
          maxWorkers: 3,
          // Each worker reads the modules once: `vi.mock` would come too late, and what a test replaces, it puts back.
          isolate: false,
          sequence: { groupOrder: 0 },
          ...limits,
        },
      },
      {
        extends: true,
        test: {
          name: 'process',
          include: processTests,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          ...limits,
          // Each starts the product once or several times.
          testTimeout: 900_000,
        },
      },
    ],
  },
});
