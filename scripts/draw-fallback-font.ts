import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

// Draws server/cvs/fonts/Fallback.ttf: an empty box for every character there is. It comes last among the fonts of a CV,
// so that no text, whatever its script, stands without a glyph: PDF/UA-1 refuses that. Run again only to change the box.
const file = join(import.meta.dirname, '../server/cvs/fonts/Fallback.ttf');
const NAME = 'Jobbfjord Fallback';
const UNITS = 1000;
const [LEFT, RIGHT, BOTTOM, TOP, STROKE] = [80, 620, 0, 700, 50];
const WIDTH = LEFT + RIGHT;

const u16 = (...values: number[]) =>
  Buffer.concat(values.map((value) => Buffer.from([(value >> 8) & 255, value & 255])));
const u32 = (...values: number[]) =>
  Buffer.concat(values.map((value) => u16(Math.floor(value / 0x10000) & 0xffff, value & 0xffff)));

/** Two squares, the inner one turned around: what lies between is filled. */
function boxGlyph() {
  const outer: [number, number][] = [
    [LEFT, BOTTOM],
    [LEFT, TOP],
    [RIGHT, TOP],
    [RIGHT, BOTTOM],
  ];
  const [l, r, b, t] = [LEFT + STROKE, RIGHT - STROKE, BOTTOM + STROKE, TOP - STROKE];
  const points: [number, number][] = [...outer, [l, b], [r, b], [r, t], [l, t]];
  const steps = (axis: 0 | 1) => points.map((point, index) => point[axis] - (points[index - 1]?.[axis] ?? 0));
  const head = u16(2, LEFT, BOTTOM, RIGHT, TOP, 3, 7, 0);
  return Buffer.concat([head, Buffer.alloc(points.length, 1), u16(...steps(0), ...steps(1))]);
}

/** Many to one: everything from the space on is the box. */
function characterMap() {
  const groups = [
    [0x20, 0xd7ff],
    [0xe000, 0x10ffff],
  ].map(([from = 0, to = 0]) => u32(from, to, 1));
  const table = Buffer.concat([u16(13, 0), u32(16 + 12 * groups.length, 0, groups.length), ...groups]);
  return Buffer.concat([u16(0, 1, 3, 10), u32(12), table]);
}

function names() {
  const texts = [
    [1, NAME],
    [2, 'Regular'],
    [3, NAME],
    [4, NAME],
    [5, 'Version 1.0'],
    [6, NAME.replace(' ', '')],
  ] as const;
  const written = texts.map(([, text]) => Buffer.from(text, 'utf16le').swap16());
  let offset = 0;
  const records = texts.map(([id], index) => {
    const { length } = written[index] ?? Buffer.alloc(0);
    offset += length;
    return u16(3, 1, 0x409, id, length, offset - length);
  });
  return Buffer.concat([u16(0, texts.length, 6 + 12 * texts.length), ...records, ...written]);
}

function os2() {
  const numbers = u16(4, WIDTH, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0);
  const lines = u16(0x40, 0x20, 0xffff, 800, -200, 0, 800, 200);
  return Buffer.concat([
    numbers,
    Buffer.alloc(10),
    u32(0, 0, 0, 0),
    Buffer.from('JOBB'),
    lines,
    u32(1, 0),
    u16(500, 700, 0, 0x20, 1),
  ]);
}

function head() {
  const numbers = Buffer.concat([u32(0x10000, 0x10000, 0, 0x5f0f3cf5), u16(3, UNITS), Buffer.alloc(16)]);
  return Buffer.concat([numbers, u16(LEFT, BOTTOM, RIGHT, TOP, 0, 8, 2, 1, 0)]);
}

const box = boxGlyph();
const padded = Buffer.concat([box, Buffer.alloc((4 - (box.length % 4)) % 4)]);
const tables: Record<string, Buffer> = {
  'OS/2': os2(),
  cmap: characterMap(),
  glyf: Buffer.concat([padded, padded]),
  head: head(),
  hhea: Buffer.concat([u32(0x10000), u16(800, -200, 0, WIDTH, LEFT, WIDTH - RIGHT, RIGHT, 1, 0, 0, 0, 0, 0, 0, 0, 2)]),
  hmtx: u16(WIDTH, LEFT, WIDTH, LEFT),
  loca: u32(0, padded.length, 2 * padded.length),
  maxp: Buffer.concat([u32(0x10000), u16(2, 8, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)]),
  name: names(),
  post: Buffer.concat([u32(0x30000, 0), u16(-100, 50), u32(0, 0, 0, 0, 0)]),
};

function checksum(table: Buffer) {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4)
    sum = (sum + Buffer.concat([table, Buffer.alloc(4)]).readUInt32BE(at)) >>> 0;
  return sum;
}

const entries = Object.entries(tables);
const directory: Buffer[] = [];
const bodies: Buffer[] = [];
let offset = 12 + 16 * entries.length;
for (const [tag, table] of entries) {
  const body = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
  directory.push(Buffer.concat([Buffer.from(tag.padEnd(4)), u32(checksum(table), offset, table.length)]));
  bodies.push(body);
  offset += body.length;
}
await writeFile(
  file,
  Buffer.concat([u32(0x10000), u16(entries.length, 128, 3, 16 * entries.length - 128), ...directory, ...bodies]),
);
