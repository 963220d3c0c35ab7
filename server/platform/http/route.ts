import type { Readable } from 'node:stream';
import type { Answer, Endpoint, Received } from '../../../contract/endpoint.ts';
import type { Platform } from '../platform.ts';

/** Who calls. Made by the sessions domain from the bearer token. */
export interface Viewer {
  userId: string;
  sessionId: string;
  isAdmin: boolean;
}

/** A system of an employer. Made by the businesses domain from the key of a business. */
export interface System {
  keyId: string;
  /** What the key is called. */
  name: string;
  businessId: string;
  /** For whom it publishes: the owner of the business. */
  ownerId: string;
}

/** A file of a multipart call, on disk until the call has been answered. */
export interface UploadedFile {
  path: string;
  fileName: string;
  /** A user's id, or the address of a visitor. Not known of what came in parts. */
  sender?: string;
  sizeBytes: number;
  /** How it begins: up to 64 kB, which mostly say what it is. */
  head: Buffer;
  /** It was moved to its lasting place: there is nothing left to tidy up. */
  isKept: boolean;
}

/** What a handler answers when the endpoint's reply is `file`. */
export interface FileAnswer {
  /** 200, unless it leads elsewhere. */
  status?: 200 | 302;
  body: Buffer | Readable;
  type: string;
  headers?: Record<string, string>;
}

/** Leads there instead. */
export const leadTo = (location: string, headers: Record<string, string> = {}): FileAnswer => ({
  status: 302,
  body: Buffer.alloc(0),
  type: 'text/plain',
  headers: { location, ...headers },
});

export interface Request<E extends Endpoint> extends Received<E> {
  /** The caller; certain when the endpoint's access is `user` or `staff`. */
  viewer: E['access'] extends 'anyone' ? Viewer | null : E['access'] extends 'system' ? null : Viewer;
  /** The caller, where the endpoint's access is `system`. */
  system: E['access'] extends 'system' ? System : null;
  files: { [K in keyof E['files']]?: UploadedFile };
  /** Where the call came from, for limits and the list of sessions. Never logged. */
  address: string;
  userAgent: string;
  /** By a browser that shows the answer to a person: the scripts of pages and other programs do not ask for pages. */
  isOpened: boolean;
  /** The caller's own, of the header of this name, else of the body: a call that is sent again under it must do nothing twice. */
  idempotencyKey: string | undefined;
}

export type Handler<E extends Endpoint> = (
  request: Request<E>,
  platform: Platform,
) => Promise<E['reply'] extends 'file' ? FileAnswer : Answer<E>>;

export interface Route {
  endpoint: Endpoint;
  // biome-ignore lint/suspicious/noExplicitAny: a list holds routes of different endpoints; `route` below types each one
  handler: Handler<any>;
}

/** Joins a handler to what the contract says about its endpoint. */
export const route = <E extends Endpoint>(endpoint: E, handler: Handler<E>): Route => ({ endpoint, handler });
