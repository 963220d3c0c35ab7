import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, open, readdir, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startBucket } from '../../../tests/support/bucket.ts';
import { addUser } from '../../../tests/support/people.ts';
import { testApp } from '../../../tests/support/test-app.ts';
import { publicPath } from './files.ts';
import { openStorage } from './storage.ts';

const logo = { folder: 'business-logos', isPublic: true, width: 64, height: 64, field: 'businessLogo' };
const attachment = { folder: 'applications', allowed: ['pdf', 'doc', 'docx', 'txt'], field: 'applicationFile' };
/** Without a row to note it in. */
const asIs = async <Noted>(noted: Noted) => noted;
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

async function upload(fileName: string, content: Buffer, sender = 'kari') {
  const folder = await mkdtemp(join(tmpdir(), 'jobbfjord-file-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'part');
  await writeFile(path, content);
  return { path, fileName, sender, sizeBytes: content.length, head: content.subarray(0, 64 * 1024), isKept: false };
}

const picture = (width = 200, height = 100) => sharp({ create: { width, height, channels: 3, background: '#0b4f5a' } });

test('a logo is made anew as WebP, without what the camera wrote, and anyone may show it and keep it for ever', async () => {
  const { platform, app } = await testApp();
  const photo = await picture()
    .withExif({ IFD0: { Artist: 'Kari Nordmann' } })
    .jpeg()
    .toBuffer();
  const stored = await platform.files.saveImage(await upload('Logoen vår.jpeg', photo), logo, asIs);
  expect(stored).toMatchObject({ type: 'image/webp', fileName: 'Logoen vår.webp' });
  const path = publicPath(stored.key);
  expect(path).toMatch(/^\/uploads\/business-logos\/[0-9a-f-]{36}\.webp$/);
  const answer = await app.inject(path);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-length': `${stored.sizeBytes}`,
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 64, height: 32 });
  expect(answer.rawPayload.includes('Kari Nordmann')).toBe(false);
  expect((await app.inject({ method: 'HEAD', url: path })).body).toBe('');
});

test('what was accepted lies on the disk, with its name in the folder', async () => {
  const { platform } = await testApp();
  const { files } = platform;
  const anyFile = await open(import.meta.filename);
  await anyFile.close();
  const flushed = vi.spyOn(Object.getPrototypeOf(anyFile), 'sync');
  onTestFinished(() => flushed.mockRestore());
  await files.saveDocument(await upload('cv.pdf', pdf), attachment, asIs);
  expect(flushed).toHaveBeenCalledTimes(2);
  await files.saveImage(await upload('logo.png', await picture().png().toBuffer()), logo, asIs);
  expect(flushed).toHaveBeenCalledTimes(4);
});

test('a file that is removed while it is asked for is a file that is not there', async () => {
  const { platform, app } = await testApp();
  const { files } = platform;
  const stored = await files.saveDocument(await upload('cv.pdf', pdf), attachment, asIs);
  const path = await files.signedPath(stored);
  const read = files.disk.getStream.bind(files.disk);
  files.disk.getStream = async (key) => {
    await files.remove(key);
    return await read(key);
  };
  const answer = await app.inject(path);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-disposition']).toBeUndefined();
});

test('a private file has an address that works for a quarter of an hour and cannot be changed', async () => {
  const { platform, app, clock } = await testApp();
  const stored = await platform.files.saveDocument(await upload('Søknad – Åse "Æ".pdf', pdf), attachment, asIs);
  const path = await platform.files.signedPath(stored);
  const answer = await app.inject(path);
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload).toEqual(pdf);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="Soknad _ Ase AE.pdf"; filename*=UTF-8''S%C3%B8knad%20%E2%80%93%20%C3%85se%20%C3%86.pdf`,
  );
  expect(answer.headers['content-security-policy']).toContain('sandbox');
  for (const written of [path, path.replace('private', '%70rivate')])
    expect((await app.inject(written)).headers['cross-origin-resource-policy']).toBe('same-origin');
  expect((await app.inject(path.replace(/expires=\d/, 'expires=9'))).statusCode).toBe(404);
  expect((await app.inject(path.replace('name=S', 'name=T'))).statusCode).toBe(404);
  expect((await app.inject(path.replace(/signature=.*/, 'signature=x'))).statusCode).toBe(404);
  expect((await app.inject(path.replace(/\?.*/, ''))).statusCode).toBe(404);
  expect((await app.inject(`/uploads/${stored.key.replace('private/', '')}`)).statusCode).toBe(404);
  clock.moveBy(16 * 60_000);
  expect((await app.inject(path)).statusCode).toBe(410);
});

test('two instances agree on addresses without being told a secret', async () => {
  const { platform, app, db } = await testApp();
  const { openFiles } = await import('./files.ts');
  const other = await openFiles(platform.config, db, platform.clock);
  const stored = await platform.files.saveDocument(await upload('cv.pdf', pdf), attachment, asIs);
  expect((await app.inject(await other.signedPath(stored))).statusCode).toBe(200);
});

test.each([
  '../../etc/passwd',
  '..%2f..%2fpostgres.password',
  'business-logos/../../postgres.password',
  'business-logos/%2e%2e/%2e%2e/postgres.password',
  'private/../../postgres.password',
  'business-logos/',
  '',
])('no address leads out of the folder: %s', async (path) => {
  const { app } = await testApp();
  expect((await app.inject(`/uploads/${path}`)).statusCode).toBe(404);
});

test.each([
  ['../../../etc/cron.d/x.pdf', 'x.pdf'],
  ['C:\\Users\\kari\\cv.pdf', 'cv.pdf'],
  ['cv\u202Efdp.exe.pdf', 'cvfdp.exe.pdf'],
  ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie x.pdf'],
  ['?.pdf', 'fil.pdf'],
  [`${'æ'.repeat(300)}.pdf`, `${'æ'.repeat(120)}.pdf`],
  // No archive with it could be unpacked: a file system counts bytes.
  [`履歴書${'😀'.repeat(110)}.pdf`, `履歴書${'😀'.repeat(57)}.pdf`],
])('the name %j is kept as %j', async (fileName, kept) => {
  const { platform, app } = await testApp();
  const stored = await platform.files.saveDocument(await upload(fileName, pdf), attachment, asIs);
  expect(stored.fileName).toBe(kept);
  expect((await app.inject(await platform.files.signedPath(stored))).statusCode).toBe(200);
});

test('a PDF with blank lines before its beginning is one', async () => {
  const { platform } = await testApp();
  const content = Buffer.concat([Buffer.from('\r\n\n '), pdf]);
  const stored = await platform.files.saveDocument(await upload('cv.pdf', content), attachment, asIs);
  expect(stored.type).toBe('application/pdf');
});

const typeNotAsked = 'Filen må være av typen PDF, DOC, DOCX eller TXT';

test.each([
  ['cv.pdf', Buffer.from('<html><script>alert(1)</script></html>'), /^Navnet sier PDF, men innholdet er noe annet/],
  ['cv.pdf', Buffer.from('MZ this is a program'), /^Navnet sier PDF/],
  ['cv.pdf', Buffer.from('MZ\n%PDF-1.7\n'), /^Navnet sier PDF/],
  ['cv.html', Buffer.from('<html></html>'), typeNotAsked],
  ['cv.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), typeNotAsked],
  ['cv.exe', pdf, typeNotAsked],
  ['cv', pdf, typeNotAsked],
  ['cv.docx', pdf, /^Navnet sier DOCX/],
  [
    'cv.docx',
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4096)]),
    /Fjern passordet hvis filen/,
  ],
  ['cv.txt', Buffer.from([0, 1, 2, 3, 255]), /^Navnet sier TXT/],
  ['cv.txt', Buffer.from('Kjære Åse', 'latin1'), /TXT med tegnkodingen UTF-8$/],
  ['cv.txt', Buffer.from('\ufeffKjære Åse', 'utf16le'), /TXT med tegnkodingen UTF-8$/],
  ['cv.png', Buffer.from('89504e470d0a1a0a', 'hex'), typeNotAsked],
  ['cv.constructor', pdf, typeNotAsked],
])('%s is refused when it is not what it says or not asked for', async (fileName, content, message) => {
  const { platform } = await testApp();
  await expect(platform.files.saveDocument(await upload(fileName, content), attachment, asIs)).rejects.toMatchObject({
    kind: 'wrongType',
    message: typeof message === 'string' ? message : expect.stringMatching(message),
    errors: [{ path: 'applicationFile' }],
  });
});

test('a text without marks is a text', async () => {
  const { platform } = await testApp();
  const stored = await platform.files.saveDocument(
    await upload('brev.txt', Buffer.from('Kjære Åse')),
    attachment,
    asIs,
  );
  expect(stored.type).toBe('text/plain; charset=utf-8');
});

test.each([
  ['a drawing that could hold a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['a page', Buffer.from('<html></html>')],
  ['a broken picture', Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), Buffer.alloc(500)])],
  ['a picture of 900 million points in some kilobytes', bomb(30_000, 30_000)],
])('as a logo, %s is refused', async (_what, content) => {
  const { platform } = await testApp();
  await expect(platform.files.saveImage(await upload('logo.png', content), logo, asIs)).rejects.toMatchObject({
    kind: 'wrongType',
    errors: [{ path: 'businessLogo' }],
  });
});

test.each([
  [1, 40_000_000],
  [40_000, 1],
])('a picture of %i × %i points is refused before it keeps everybody’s waiting', async (width, height) => {
  const { platform } = await testApp();
  const narrow = await upload('logo.png', bomb(width, height));
  await expect(platform.files.saveImage(narrow, logo, asIs)).rejects.toMatchObject({
    kind: 'wrongType',
    message: 'Bildet har for mange bildepunkter',
  });
});

test('a JPEG that goes over its picture more often than any program writes is refused before that keeps everybody’s waiting', async () => {
  const { platform } = await testApp();
  const [progressive, sequential] = [
    await picture().jpeg({ progressive: true }).toBuffer(),
    await picture().jpeg().toBuffer(),
  ];
  const save = async (jpeg: Buffer) => platform.files.saveImage(await upload('logo.jpg', jpeg), logo, asIs);
  expect(await save(progressive)).toMatchObject({ type: 'image/webp' });
  // What stands behind the end of a picture, such as a film of the moment around it, is none of its.
  expect(await save(Buffer.concat([sequential, Buffer.from('ffda'.repeat(200), 'hex')]))).toMatchObject({
    type: 'image/webp',
  });
  expect(await save(patientJpeg(50))).toMatchObject({ type: 'image/webp' });
  await expect(save(patientJpeg(800))).rejects.toMatchObject({
    kind: 'wrongType',
    message: 'Bildet kan ikke leses. Velg et annet bilde',
  });
});

test('many pictures at once are made one after the other, and the last ones may come again', async () => {
  const { platform } = await testApp();
  const save = (png: Awaited<ReturnType<typeof upload>>) => platform.files.saveImage(png, logo, asIs);
  const large = await upload('logo.png', await picture(6000, 6000).png().toBuffer());
  const png = await picture().png().toBuffer();
  const small = await Promise.all(Array.from({ length: 60 }, (_, nr) => upload('logo.png', png, `${nr}`)));
  let most = 0;
  const looking = setInterval(() => {
    most = Math.max(most, sharp.counters().process);
  }, 1);
  const first = save(large);
  await vi.waitUntil(() => most === 1, { timeout: 60_000 });
  const made = await Promise.allSettled([first, ...small.map(save)]);
  clearInterval(looking);
  expect(most).toBe(1);
  const refused = made.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  // How many are made before the last one asks depends on the machine.
  expect(refused.length).toBeGreaterThan(0);
  for (const reason of refused) expect(reason).toMatchObject({ kind: 'unavailable' });
});

test('an AVIF, which cannot be stopped half made, is not as large as other pictures', async () => {
  const { platform } = await testApp();
  const avif = await picture().avif({ effort: 0 }).toBuffer();
  const save = async (place: Parameters<typeof platform.files.saveImage>[1]) =>
    platform.files.saveImage(await upload('bilde.avif', avif), place, asIs);
  expect(await save({ ...logo, takesAvif: true })).toMatchObject({ type: 'image/webp' });
  await expect(save(logo)).rejects.toMatchObject({ message: 'Bildet må være av typen JPG, PNG, GIF eller WebP' });
  // It says so itself before anything of it is read.
  avif.writeUInt32BE(160_001, avif.indexOf('ispe') + 8);
  await expect(save({ ...logo, takesAvif: true })).rejects.toMatchObject({
    message: 'Bildet har for mange bildepunkter',
  });
});

test('what hides behind a picture does not survive', async () => {
  const { platform } = await testApp();
  const gif = await picture().gif().toBuffer();
  const stored = await platform.files.saveImage(
    await upload('logo.gif', Buffer.concat([gif, Buffer.from('<script>alert(1)</script>')])),
    logo,
    asIs,
  );
  expect((await platform.files.read(stored.key)).includes('script')).toBe(false);
});

test('a removed file is gone', async () => {
  const { platform, app } = await testApp();
  const stored = await platform.files.saveImage(await upload('l.png', await picture().png().toBuffer()), logo, asIs);
  await platform.files.remove(stored.key);
  expect((await app.inject(publicPath(stored.key))).statusCode).toBe(404);
});

test('where files come in nothing stays: what was kept or refused is gone at once, what a crash left after an hour', async () => {
  const { platform, call, runJob } = await testApp();
  const { token } = await addUser(call);
  const { incoming } = platform.files;
  for (const [name, status] of [
    ['cv.pdf', 200],
    ['cv.exe', 415],
  ] as const) {
    const body = new FormData();
    body.set('applicationFile', new Blob([pdf]), name);
    const { headers, payload } = await asPayload(body);
    const answer = await call('POST /api/applications/upload-file', { body: payload, headers, token });
    expect(answer.status).toBe(status);
    expect(await readdir(incoming)).toEqual([]);
  }
  const [left, underWay] = [join(incoming, 'left'), join(incoming, 'under-way')];
  await Promise.all([writeFile(left, pdf), writeFile(underWay, pdf)]);
  await utimes(left, 0, 0);
  await runJob('sweep-incoming-files');
  expect(await readdir(incoming)).toEqual(['under-way']);
});

test('a file that a call takes away while the others are looked at does not keep them from being swept', async () => {
  const { platform, runJob } = await testApp();
  const { incoming } = platform.files;
  // Its name is read, and then it is not there.
  await symlink(join(incoming, 'nowhere'), join(incoming, 'gone'));
  const left = join(incoming, 'left');
  await writeFile(left, pdf);
  await utimes(left, 0, 0);
  await runJob('sweep-incoming-files');
  expect(await readdir(incoming)).toEqual(['gone']);
});

test.each([
  ['smaller than a piece of the stream', 1000],
  ['as large as what is held before it is written', 64 * 1024],
  ['of many pieces', 700_001],
])('a file %s comes back as it was sent', async (_what, size) => {
  const { call, app } = await testApp();
  const { token } = await addUser(call);
  const content = Buffer.concat([pdf, randomBytes(size)]).subarray(0, size);
  const body = new FormData();
  body.set('applicationFile', new Blob([content]), 'cv.pdf');
  const { headers, payload } = await asPayload(body);
  const answer = await call('POST /api/applications/upload-file', { body: payload, headers, token });
  expect(answer.body.file).toMatchObject({ size });
  const fetched = await app.inject(answer.body.file.url);
  expect(fetched.rawPayload.equals(content)).toBe(true);
});

async function asPayload(body: FormData) {
  const response = new Response(body);
  const payload = Buffer.from(await response.arrayBuffer());
  return { payload, headers: { 'content-type': `${response.headers.get('content-type')}` } };
}

test('files can lie in a bucket instead of a folder', async () => {
  const { s3 } = await startBucket();
  const { platform, app } = await testApp({ config: { s3 } });
  const stored = await platform.files.saveDocument(await upload('cv.pdf', pdf), attachment, asIs);
  const path = await platform.files.signedPath(stored);
  expect((await app.inject(path)).rawPayload).toEqual(pdf);
  expect(await platform.files.read(stored.key)).toEqual(pdf);
  await platform.files.remove(stored.key);
  expect((await app.inject(path)).statusCode).toBe(404);
});

test('with a bucket, what comes in lies in a folder that nobody else can have made or can read', async () => {
  const { s3 } = await startBucket();
  const folder = await mkdtemp(join(tmpdir(), 'jobbfjord-tmp-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  vi.stubEnv('TMPDIR', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  const opened = () => openStorage({ dataDir: '', s3 });
  const { incoming } = await opened();
  expect([dirname(incoming), (await stat(incoming)).mode & 0o777]).toEqual([folder, 0o700]);
  expect((await opened()).incoming).toBe(incoming);

  const sentence = `${incoming}, where uploads in progress lie, must be a folder of ours alone.`;
  await chmod(incoming, 0o755);
  await expect(opened()).rejects.toThrow(sentence);
  await rm(incoming, { recursive: true });
  await symlink(folder, incoming);
  await expect(opened()).rejects.toThrow(sentence);
  await rm(incoming);
  await writeFile(incoming, '');
  await expect(opened()).rejects.toThrow(sentence);
});

test('who sends very many pictures at once waits for the own ones, and nobody else does', async () => {
  const { platform } = await testApp();
  const png = await picture().png().toBuffer();
  const save = async (sender: string) => platform.files.saveImage(await upload('logo.png', png, sender), logo, asIs);
  const many = Promise.all(Array.from({ length: 40 }, () => save('kari')));
  const isWaited = Symbol();
  expect(await Promise.race([many.then(() => isWaited), save('ola')])).toMatchObject({ type: 'image/webp' });
  expect(await many).toHaveLength(40);
});

/** A PNG that claims to be large and compresses to almost nothing. */
function bomb(width: number, height: number) {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const head = Buffer.alloc(4);
    head.writeUInt32BE(data.length);
    const tail = Buffer.alloc(4);
    tail.writeUInt32BE(crc32(body));
    return Buffer.concat([head, body, tail]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * 100));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A grey JPEG that is said little by little: each coefficient alone, and one bit of it at a time. */
function patientJpeg(scans: number) {
  const part = (mark: number, ...content: number[]) => [0xff, mark, 0, content.length + 2, ...content];
  const nothing = 0x7f;
  const scan = (coefficient: number, bits: number) => [...part(0xda, 1, 1, 0, coefficient, coefficient, bits), nothing];
  const table = [1, ...Array(15).fill(0), 0];
  const coefficients = Array.from({ length: 63 }, (_, index) => index + 1);
  // The first time the highest bit, then one after the other.
  const all = Array.from({ length: 14 }, (_, index) => (index === 0 ? 13 : ((14 - index) << 4) | (13 - index))).flatMap(
    (bits) => coefficients.map((coefficient) => scan(coefficient, bits)),
  );
  return Buffer.from([
    ...[0xff, 0xd8],
    ...part(0xdb, 0, ...Array(64).fill(1)),
    ...part(0xc2, 8, 0, 8, 0, 8, 1, 1, 0x11, 0),
    ...part(0xc4, 0, ...table),
    ...part(0xc4, 0x10, ...table),
    ...scan(0, 0),
    ...all.slice(0, scans).flat(),
    ...[0xff, 0xd9],
  ]);
}

test('a bucket that is not there, or not reached, stops the start with a sentence', async () => {
  const { s3 } = await startBucket();
  const opened = (more: object) => openStorage({ dataDir: '', s3: { ...s3, ...more } });
  await expect(opened({ bucket: 'lost' })).rejects.toThrow('S3_BUCKET lost cannot be used: No such bucket.');
  await expect(opened({ endpoint: 'http://127.0.0.1:1' })).rejects.toThrow('cannot be used: connect ECONNREFUSED');
});
