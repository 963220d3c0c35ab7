import { once } from 'node:events';
import { createReadStream, ReadStream, type Stats } from 'node:fs';
import { lstat, mkdir, open, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { type Config, ConfigError } from '../../config.ts';
import { makeDataFolder } from '../make-data-folder.ts';

export interface Storage {
  disk: Disk;
  /** Where what is being received lies until it is known what it is. */
  incoming: string;
  /** Gives a file from there its lasting place; true when nothing of it is left behind. */
  keep: (path: string, key: string, about: { contentType: string; contentLength: number }) => Promise<boolean>;
  put: (key: string, content: Buffer, contentType: string) => Promise<void>;
}

/** Where files lie: a folder below DATA_DIR, or the configured bucket. */
export async function openStorage({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<Storage> {
  if (s3) return await openBucket(s3);
  const folder = openFolder(join(dataDir, 'files'));
  await makeDataFolder(folder.incoming, dataDir);
  return folder;
}

/** What comes in lies in the same file system as what stays, so keeping it copies nothing. */
function openFolder(root: string): Storage {
  const disk = new Disk(new FSDriver({ location: root, visibility: 'private' }));
  const move = async (path: string, place: string) => {
    await flush(path);
    try {
      await rename(path, place);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      // The first of its kind has no folder yet.
      await mkdir(dirname(place), { recursive: true });
      await rename(path, place);
    }
    await flush(dirname(place));
    return true;
  };
  const put = async (key: string, content: Buffer) => {
    await disk.put(key, content);
    const place = join(root, key);
    await flush(place);
    await flush(dirname(place));
  };
  return { disk, incoming: join(root, 'incoming'), keep: (path, key) => move(path, join(root, key)), put };
}

/** A file, or the names in a folder: what was accepted outlives a power cut, as rows of the database do. */
async function flush(path: string) {
  // There, only what is open for writing can be flushed, and a folder never.
  if (process.platform === 'win32') return;
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}

const CONNECT_WITHIN_MS = 3000;
/** Between two signs of life, not for the whole of a file. */
const ANSWER_WITHIN_MS = 5000;

const nothing = () => {};

async function openBucket(settings: NonNullable<Config['s3']>): Promise<Storage> {
  // Loaded only where it is used: the client is large.
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { accessKeyId, secretAccessKey, bucket, endpoint, region } = settings;
  const disk = new Disk(
    new S3Driver({
      bucket,
      region,
      // Everything is served through us; the bucket stays closed.
      visibility: 'private',
      supportsACL: false,
      // What only Amazon's own service understands is left out.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // Somebody waits.
      maxAttempts: 2,
      // The call that failed is logged, and not beside the log.
      logger: { debug: nothing, info: nothing, warn: nothing, error: nothing },
      requestHandler: { connectionTimeout: CONNECT_WITHIN_MS, socketTimeout: ANSWER_WITHIN_MS },
      ...(endpoint && { endpoint, forcePathStyle: true }),
      ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    }),
  );
  await checkBucket(disk, bucket);
  const incoming = await makeIncoming();
  const copy: Storage['keep'] = async (path, key, about) => {
    const content = createReadStream(path);
    // A bucket that is not there reads nothing of it.
    await disk.putStream(key, content, about).finally(() => content.destroy());
    return false;
  };
  return { disk, incoming, keep: copy, put: (key, content, contentType) => disk.put(key, content, { contentType }) };
}

/** Where everybody on this machine may make folders: nobody else may look into ours, nor have made it for us. */
async function makeIncoming() {
  const uid = process.getuid?.();
  const folder = join(tmpdir(), ['jobbfjord-incoming', uid].join('-'));
  const isOurs = ({ mode, ...found }: Stats) => uid === undefined || (found.uid === uid && (mode & 0o077) === 0);
  const made = mkdir(folder, { recursive: true, mode: 0o700 }).then(() => lstat(folder));
  const found = await made.catch(() => undefined);
  if (found?.isDirectory() && isOurs(found)) return folder;
  throw new ConfigError(
    `${folder}, where uploads in progress lie, must be a folder of ours alone. Remove it or set TMPDIR.`,
  );
}

const unreachable = /^(ECONN|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPIPE)/;

/** Whether a bucket could not be asked, or had no time to answer. What it does not allow is a fault of ours. */
export function isStorageUnavailable(error: unknown): boolean {
  const { code: problem, cause } = error as { code?: unknown; cause?: Trouble };
  if (!`${problem}`.startsWith('E_CANNOT_') || !cause) return false;
  const { name, code, $metadata } = cause;
  const status = $metadata?.httpStatusCode ?? 0;
  return name === 'TimeoutError' || unreachable.test(code ?? '') || status === 429 || status >= 500;
}

/** The content of a file, or `null` when there is none. A folder says so only once it was opened. */
export async function openStored(disk: Disk, key: string): Promise<Readable | null> {
  try {
    const content = await disk.getStream(key);
    if (content instanceof ReadStream && content.pending) await once(content, 'open');
    return content;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Whether it could be asked, and has no such file. */
export function isMissing(error: unknown): boolean {
  const { code, cause } = error as Trouble & { cause?: Trouble };
  return code === 'ENOENT' || cause?.code === 'ENOENT' || cause?.name === 'NotFound' || cause?.name === 'NoSuchKey';
}

interface Trouble {
  name?: string;
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

/** A wrong name, key or address is better known at the start than at the first upload. Not every key may list. */
async function checkBucket(disk: Disk, bucket: string) {
  await disk.listAll('').catch(({ name, message }: Error) => {
    if (name === 'AccessDenied') return;
    throw new ConfigError(`S3_BUCKET ${bucket} cannot be used: ${message.replace(/\.$/, '') || name}.`);
  });
}
