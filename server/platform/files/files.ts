import { randomUUID } from 'node:crypto';
import type { Config } from '../../config.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { EVERYBODY } from '../turns.ts';
import { checkKind, typeOf } from './document-kinds.ts';
import { cleanFileName } from './file-name.ts';
import { openInParts } from './in-parts.ts';
import { type ImageSize, recodeImage } from './recode-image.ts';
import { openSigner, type Signer } from './signature.ts';
import { openStorage, type Storage } from './storage.ts';
import { openVirusScanner } from './virus-scanner.ts';

/** How long an address of a private file works: long enough to click, too short to be passed on. */
const ADDRESS_SECONDS = 15 * 60;

interface Uploaded {
  path: string;
  fileName: string;
}

interface UploadedImage extends Uploaded {
  /** Whose pictures wait for each other. */
  sender?: string;
}

interface UploadedDocument extends Uploaded {
  sizeBytes: number;
  /** How it begins. */
  head: Buffer;
  /** Set once it was moved to its lasting place. */
  isKept: boolean;
}

export interface StoredFile {
  /** What a row keeps; names the file wherever it lies. */
  key: string;
  /** The name its sender gave it, safe to be shown and offered. */
  fileName: string;
  type: string;
  sizeBytes: number;
}

interface ImagePlace extends ImageSize {
  /** Groups files of one use, like `business-logos`. */
  folder: string;
  /** Anyone may see it, for ever. Private files have signed addresses. */
  isPublic: boolean;
  /** The field of the form, for the message. */
  field: string;
}

interface DocumentPlace {
  folder: string;
  /** Endings without dot. */
  allowed: readonly string[];
  field: string;
}

export type Files = Awaited<ReturnType<typeof openFiles>>;

/** Keeps files under generated names and hands out their addresses. Deleting belongs to whoever deletes the row. */
export async function openFiles(
  config: Pick<Config, 'dataDir' | 's3' | 'signingSecret' | 'clamdUrl'>,
  db: Db,
  clock: Clock,
) {
  const storage = await openStorage(config);
  const { disk, incoming } = storage;
  const signer = openSigner(config.signingSecret, db);
  return {
    disk,
    incoming,
    /** Of what is large, so that a lost connection loses little. */
    inParts: openInParts(incoming),
    signer,
    /** None is configured: there is nothing to wait for. */
    scanner: openVirusScanner(config.clamdUrl),
    /** `note` hears of a file before its content is written, so that nothing is ever stored that nobody knows of. */
    saveImage: (upload: UploadedImage, place: ImagePlace, note: (key: string) => Promise<unknown>) =>
      saveImage(storage, upload, place, note),
    saveDocument: <T>(upload: UploadedDocument, place: DocumentPlace, note: (file: StoredFile) => Promise<T>) =>
      saveDocument(storage, upload, place, note),
    read: async (key: string) => Buffer.from(await disk.getBytes(key)),
    remove: (key: string) => disk.delete(key),
    /** `reader` names who gets the address, for folders of which not everybody may read on who once did. */
    signedPath: (file: Pick<StoredFile, 'key' | 'fileName'>, reader = '') =>
      signedPath(signer, file, reader, clock.now()),
  };
}

/** The address of a public file, the same for ever. */
export const publicPath = (key: string) => `/uploads/${key.replace(/^public\//, '')}`;

async function saveImage(
  storage: Storage,
  { path, fileName, sender = EVERYBODY }: UploadedImage,
  place: ImagePlace,
  note: (key: string) => Promise<unknown>,
): Promise<StoredFile> {
  const { folder, isPublic, field } = place;
  const picture = await recodeImage({ path, sender }, place, field);
  const key = `${isPublic ? 'public' : 'private'}/${folder}/${randomUUID()}.webp`;
  await note(key);
  try {
    await storage.put(key, picture, 'image/webp');
  } catch (error) {
    // A part of it may lie there. Nobody waits for a storage that may be away.
    storage.disk.delete(key).catch(() => {});
    throw error;
  }
  return { key, fileName: cleanFileName(fileName, 'webp'), type: 'image/webp', sizeBytes: picture.length };
}

async function saveDocument<T>(
  storage: Storage,
  upload: UploadedDocument,
  { folder, allowed, field }: DocumentPlace,
  note: (file: StoredFile) => Promise<T>,
): Promise<T> {
  const kind = await checkKind(upload, allowed, field);
  const key = `private/${folder}/${randomUUID()}.${kind}`;
  const { sizeBytes } = upload;
  const file = { key, fileName: cleanFileName(upload.fileName, kind), type: typeOf(kind), sizeBytes };
  const noted = await note(file);
  upload.isKept = await storage.keep(upload.path, key, { contentType: file.type, contentLength: sizeBytes });
  return noted;
}

async function signedPath(
  signer: Signer,
  { key, fileName: name }: Pick<StoredFile, 'key' | 'fileName'>,
  reader: string,
  now: Date,
) {
  const expires = `${Math.floor(now.getTime() / 1000) + ADDRESS_SECONDS}`;
  const signature = await signer.sign([key, name, expires, reader]);
  return `/uploads/${key}?${new URLSearchParams({ name, expires, ...(reader && { reader }), signature })}`;
}
