import type { z } from 'zod';

/**
 * The text of an answer in the shape of the contract. A handler that gives one answer many times freezes it: then it cannot
 * change, and its text is made once.
 */
export function createAnswerWriter(reply: z.ZodType) {
  const texts = new WeakMap<object, Buffer>();

  return function write(answer: object): Buffer {
    const text = texts.get(answer) ?? Buffer.from(JSON.stringify(reply.parse({ success: true, ...answer })));
    texts.set(answer, text);
    return text;
  };
}
