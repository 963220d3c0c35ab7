import { once } from 'node:events';
import { connect } from 'node:net';

type Row = (string | null)[];

const PROTOCOL_41 = 0x0200;
const MULTI_RESULTS = 0x00020000;
const MORE_RESULTS = 0x0008;
const END = 0xfe;
const ERROR = 0xff;
const NULL = 0xfb;

/** Sphinx speaks MySQL's protocol; of that, one query at a time and its results as texts. */
export async function connectSphinx(port: number) {
  const socket = connect(port, '127.0.0.1');
  socket.setNoDelay(true);
  await once(socket, 'connect');
  const packets = readPackets(socket);
  await packets.next();
  const login = Buffer.alloc(32 + 1 + 1);
  login.writeUInt32LE(PROTOCOL_41 | MULTI_RESULTS);
  send(login, 1);
  await packets.next();

  function send(body: Buffer, sequence: number) {
    const head = Buffer.from([body.length & 0xff, (body.length >> 8) & 0xff, body.length >> 16, sequence]);
    socket.write(Buffer.concat([head, body]));
  }

  async function next(): Promise<Buffer> {
    const { value } = await packets.next();
    if (!value) throw new Error('searchd closed the connection.');
    if (value[0] === ERROR) throw new Error(value.toString('utf8', 9));
    return value;
  }

  /** The rows of each result of one statement. */
  async function query(sql: string): Promise<Row[][]> {
    send(Buffer.concat([Buffer.from([3]), Buffer.from(sql)]), 0);
    const results: Row[][] = [];
    for (let hasMore = true; hasMore; ) {
      const columns = (await next())[0] ?? 0;
      for (let at = 0; at <= columns; at++) await next();
      const rows: Row[] = [];
      let packet = await next();
      for (; !isEnd(packet); packet = await next()) rows.push(readRow(packet, columns));
      results.push(rows);
      hasMore = (packet.readUInt16LE(3) & MORE_RESULTS) !== 0;
    }
    return results;
  }

  return { query, end: () => void socket.destroy() };
}

const isEnd = (packet: Buffer) => packet[0] === END && packet.length < 9;

async function* readPackets(socket: AsyncIterable<Buffer>) {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of socket) {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    while (rest.length >= 4 && rest.length >= 4 + rest.readUIntLE(0, 3)) {
      const end = 4 + rest.readUIntLE(0, 3);
      yield rest.subarray(4, end);
      rest = rest.subarray(end);
    }
  }
}

function readRow(packet: Buffer, columns: number): Row {
  let at = 0;
  return Array.from({ length: columns }, () => {
    const first = packet[at++] as number;
    if (first === NULL) return null;
    const bytes = first < NULL ? 0 : first - NULL + 1;
    const length = bytes === 0 ? first : packet.readUIntLE(at, bytes);
    at += bytes + length;
    return packet.toString('utf8', at - length, at);
  });
}
