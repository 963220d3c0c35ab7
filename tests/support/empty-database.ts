import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** What an operator hands over: nothing in it yet. */
export async function emptyDatabase(options = '', settings: string[] = []) {
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  await asAdmin([
    `create database ${name} template template0 ${options}`,
    ...settings.map((setting) => `alter database ${name} ${setting}`),
  ]);
  return inject('databaseUrl').replace(/postgres$/, name);
}

export const dropDatabase = (url: string) =>
  asAdmin([`drop database if exists ${new URL(url).pathname.slice(1)} with (force)`]);

export async function asAdmin(statements: string[]) {
  const admin = new pg.Client(inject('databaseUrl'));
  await admin.connect();
  try {
    for (const statement of statements) await admin.query(statement);
  } finally {
    await admin.end();
  }
}
