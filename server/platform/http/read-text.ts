import { isUtf8 } from 'node:buffer';

/** What a service answered, without the byte order mark, which JSON does not know. Nobody has us hold more than `mostBytes`. */
export async function readText(answer: Response, mostBytes: number) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > mostBytes) throw new Error('an answer without end');
    chunks.push(chunk);
  }
  return decoded(Buffer.concat(chunks), answer.headers.get('content-type') ?? '');
}

/** JSON is UTF-8 whatever is said of it; only what cannot be that is read as the sender says. */
function decoded(content: Buffer, contentType: string) {
  if (isUtf8(content)) return new TextDecoder().decode(content);
  const said = /charset="?([\w:-]+)/i.exec(contentType)?.[1];
  try {
    return new TextDecoder(said).decode(content);
  } catch {
    return new TextDecoder().decode(content);
  }
}
