/** What a service answered, without the byte order mark, which JSON does not know. Nobody has us hold more than `mostBytes`. */
export async function readText(answer: Response, mostBytes: number) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > mostBytes) throw new Error('an answer without end');
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}
