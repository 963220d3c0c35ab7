import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { test } from 'vitest';
import { testApp } from '../../../tests/support/test-app.ts';

test('the types of the tables are those that the migrations make', async () => {
  const { url } = await testApp();
  // It fails where they are not.
  await promisify(execFile)(process.execPath, ['scripts/generate-schema.ts', url]);
});
