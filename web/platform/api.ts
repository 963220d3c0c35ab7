import type { Api } from '../../contract/api.ts';
import { addressOf, CallError, type CallParts } from '../../contract/call.ts';
import { readToken } from './token.ts';

interface Parts extends CallParts {
  body?: unknown;
}

/** Calls the API from the browser, as the logged-in user when there is one. */
export const api = (async (name: string, parts: Parts = {}) => {
  const { method, url } = addressOf(name, parts);
  const token = readToken();
  const isForm = parts.body instanceof FormData;
  const answer = await fetchPatiently(url, {
    method,
    headers: {
      ...(parts.body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(parts.body !== undefined && { body: isForm ? (parts.body as FormData) : JSON.stringify(parts.body) }),
  }).catch(cutOff);
  const isJson = answer.headers.get('content-type')?.includes('json');
  if (answer.ok) return await (isJson ? answer.json() : answer.blob()).catch(cutOff);
  throw CallError.from(answer.status, isJson ? await answer.json().catch(() => null) : null);
}) as Api;

/** No answer, or one that ended in the middle. */
function cutOff(): never {
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
