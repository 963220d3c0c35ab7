import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { onTestFinished } from 'vitest';

const asTheyCome = { getTypeParser: () => (value: unknown) => value } as unknown as pg.CustomTypesConfig;
const authenticated = message('R', int32(0));
const ready = message('Z', Buffer.from('I'));

/** What all who connect are answered by one session of the server, as PgBouncer may do between transactions. Takes plain questions only. */
export async function startPooler(url: string) {
  const session = new pg.Client({ connectionString: url });
  await session.connect();
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.write(Buffer.concat([authenticated, ready])));
    socket.on('data', (asked) => void (asked.toString('latin1', 0, 1) === 'Q' && answer(session, socket, asked)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.close();
    await session.end();
  });
  const pooled = new URL(url);
  pooled.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return pooled.href;
}

async function answer(session: pg.Client, socket: Socket, asked: Buffer) {
  const text = asked.toString('utf8', 5, asked.length - 1);
  const { fields, rows, command } = await session.query<string[]>({ text, rowMode: 'array', types: asTheyCome });
  const columns = fields.map(({ name, dataTypeID }) =>
    Buffer.concat([string(name), int32(0), int16(0), int32(dataTypeID), int16(-1), int32(-1), int16(0)]),
  );
  const lines = rows.map((row) =>
    message('D', list(row.map((value) => Buffer.concat([int32(Buffer.byteLength(value)), Buffer.from(value)])))),
  );
  socket.write(Buffer.concat([message('T', list(columns)), ...lines, message('C', string(command)), ready]));
}

function message(kind: string, content: Buffer) {
  return Buffer.concat([Buffer.from(kind), int32(content.length + 4), content]);
}

function list(parts: Buffer[]) {
  return Buffer.concat([int16(parts.length), ...parts]);
}

function string(text: string) {
  return Buffer.from(`${text}\0`);
}

function int16(value: number) {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
}

function int32(value: number) {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}
