import type { z } from 'zod';
import { MINUTE } from './values.ts';

/**
 * Who may call. `anyone` still knows the viewer when a token is sent, so owners can see what is hidden from others. A `system`
 * of an employer sends a key of the business instead of somebody's token, and neither opens what is the other's. Finer rules (owner, shared user) stand in the `where` of the queries.
 */
export type Access = 'anyone' | 'user' | 'staff' | 'system';

/** How many calls one caller (the logged-in user or the key, else the address) may make within the window. */
export interface RateLimit {
  max: number;
  windowSeconds: number;
}

/** Reading is cheap: a limit that only stops what no person does. */
export const readLimit: RateLimit = { max: 600, windowSeconds: MINUTE };
/** Changing one's own things. */
export const writeLimit: RateLimit = { max: 120, windowSeconds: MINUTE };
/** What costs money, mails or patience when it is abused. */
export const costlyLimit: RateLimit = { max: 10, windowSeconds: 10 * MINUTE };

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api, with `:name` for parameters. */
  path: `/${string}`;
  /** One English sentence for the API's documentation. */
  summary: string;
  access: Access;
  /** Instead of the usual words: for somebody without a log-in, and for one whose account was made inactive. */
  refusal?: { notLoggedIn: string; inactive: string };
  rateLimit: RateLimit | 'unlimited';
  /** Answered even while the database is gone; everything else is refused with 503 then. */
  worksWithoutDatabase?: true;
  /** Afterwards the pages that everybody sees may say something else: none that was made before is kept. */
  changesPages?: true;
  /** The same for everybody and for this long: any cache may keep it. */
  cacheSeconds?: number;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** A body is JSON, unless `files` names multipart fields that carry files beside it. */
  body?: z.ZodType;
  files?: Record<string, { maxSizeBytes: number; optional?: boolean; tooLarge?: string }>;
  /** The fields of the reply beside `success: true`; anything else never leaves. `file` streams something that is not JSON. */
  reply: z.ZodObject | 'file';
}

export const endpoint = <const E extends Endpoint>(declaration: E): E => declaration;

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What a handler gets. */
export interface Received<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
}

/** What a caller sends: only the parts that the endpoint declares. Where files come along, the fields travel in their form. */
export type Call<E extends Endpoint> = {
  [K in 'params' | 'query' as E[K] extends z.ZodType ? K : never]: Sent<E[K]>;
} & (E['files'] extends object
  ? { body: FormData }
  : E['body'] extends z.ZodType
    ? { body: Sent<E['body']> }
    : unknown);

/** What a handler answers, and what a caller reads. */
export type Answer<E extends Endpoint> = E['reply'] extends z.ZodType ? z.input<E['reply']> : never;
export type Reply<E extends Endpoint> = E['reply'] extends z.ZodType ? { success: true } & z.output<E['reply']> : Blob;
