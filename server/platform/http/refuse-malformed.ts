import type { Socket } from 'node:net';
import { errorKinds, type FailureReply } from '../../../contract/errors.ts';

const answers: Record<string, { status: string; message: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    message: 'Det tok for lang tid å ta imot dette. Prøv igjen.',
  },
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', message: errorKinds.tooLarge.message },
};
const malformed = { status: '400 Bad Request', message: 'Forespørselen er ikke gyldig.' };

/** What never became a request gets an answer of the same shape as any other refusal, and the connection ends. */
export function refuseMalformed(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, message } = answers[error.code ?? ''] ?? malformed;
  const body = JSON.stringify({ success: false, message, errors: [] } satisfies FailureReply);
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
