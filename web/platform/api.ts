import type { Api } from '../../contract/api.ts';
import { addressOf, CallError, type CallParts } from '../../contract/call.ts';
import { readToken } from './token.ts';

interface Parts extends CallParts {
  body?: unknown;
}

/** Longer than the server takes for anything: what was not answered by then, as after a change of networks, never is. */
const ANSWERED_WITHIN_MS = 30_000;
/** It gives a file five minutes to arrive. */
const FILE_WITHIN_MS = 360_000;

/** Calls the API from the browser, as the logged-in user when there is one. */
export const api = (async (name: string, parts: Parts = {}) => {
  const { method, url } = addressOf(name, parts);
  const token = readToken();
  const isForm = parts.body instanceof FormData;
  const silence = new AbortController();
  const withinMs = isForm ? FILE_WITHIN_MS : ANSWERED_WITHIN_MS;
  const timer = method === 'GET' ? undefined : setTimeout(() => silence.abort(), withinMs);
  const answer = await reach(url, {
    method,
    signal: silence.signal,
    headers: {
      ...(parts.body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(parts.body !== undefined && { body: isForm ? (parts.body as FormData) : JSON.stringify(parts.body) }),
  }).finally(() => clearTimeout(timer));
  // Where it is shown what is new, it is asked for again (web/awaiting).
  if (method !== 'GET') dispatchEvent(new CustomEvent('written', { detail: name }));
  const isJson = answer.headers.get('content-type')?.includes('json');
  return (isJson ? answer.json() : answer.blob()).catch(cutOff);
}) as Api;

/** An answer that is no failure. */
export async function reach(url: string, request: RequestInit): Promise<Response> {
  const answer = await fetchPatiently(url, request).catch(cutOff);
  if (answer.ok) return answer;
  throw CallError.from(answer.status, await answer.json().catch(() => null));
}

/** No answer, or one that ended in the middle. */
export function cutOff(): never {
  throw new CallError(0, 'Nettverksfeil. Prøv igjen senere.');
}

const PAUSES_MS = [400, 1200];

/** A server that is busy for a moment says so before it does anything; what only reads is asked again. */
async function fetchPatiently(url: string, request: RequestInit): Promise<Response> {
  let answer = await fetch(url, request);
  for (const pauseMs of request.method === 'GET' ? PAUSES_MS : []) {
    if (answer.status !== 503) break;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    answer = await fetch(url, request);
  }
  return answer;
}
