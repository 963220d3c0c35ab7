import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,server,web,demo,tests}/**/*.test.ts'],
    exclude: ['tests/e2e/**', 'web/build/**'],
    globalSetup: 'tests/support/database-server.ts',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
