import type { Socket } from 'node:net';
import type pg from 'pg';

/** The protocol's goodbye would wait for a server that hangs. pg's types hide the socket. */
export const dropConnection = (client: pg.ClientBase) =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
