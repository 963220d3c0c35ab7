import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import pino, { type DestinationStream } from 'pino';
import type { Config } from '../config.ts';

/** JSON in production, readable in development. Never headers, bodies, addresses or names: ids are enough to find things. */
export const openLog = (
  { logLevel, mode }: Pick<Config, 'logLevel' | 'mode'>,
  destination?: DestinationStream,
): FastifyBaseLogger => {
  const options = {
    level: logLevel,
    base: null,
    serializers: {
      req: ({ id, method }) => ({ id, method }),
      res: ({ statusCode }) => ({ statusCode }),
      err: describeError,
    },
    redact: ['*.password', '*.token', '*.authorization', '*.email'],
    // What others say in an error, a mail server above all, names people.
    hooks: { streamWrite: (line) => line.replace(mailAddress, '[address]') },
    ...(mode === 'development' && {
      transport: { target: 'pino-pretty', options: { ignore: 'reqId,req,res', translateTime: 'SYS:HH:MM:ss' } },
    }),
  } satisfies pino.LoggerOptions;
  if (!destination && mode === 'development') return pino(options);
  return pino(options, destination ?? standardOutput);
};

/**
 * Pino's own way to it ends the process over a line that cannot be written, or holds it for ever while it ends: a full disk has the log
 * on it as well. Here the line is lost, and `main.ts` hears of it.
 */
const standardOutput: DestinationStream = { write: (line) => void process.stdout.write(line) };

const mailAddress = /[^\s"'<>@\\,;:()[\]/]{1,64}@[^\s"'<>@\\,;:()[\]/]{1,255}\.\p{L}{2,}/gu;

/**
 * What an error says of itself, without what it carries along. The database repeats the values it was given: in the details,
 * and one that it cannot read behind the message.
 */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name: type, message, stack, cause } = error;
  const { code } = error as { code?: unknown };
  const about = { type, code, ...(cause instanceof Error && { cause: describeError(cause) }) };
  if (!(error instanceof pg.DatabaseError)) return { ...about, message, stack };
  const { table, column, constraint } = error;
  const said = message.replace(/: ".*/s, '');
  return { ...about, message: said, table, column, constraint, stack: stack?.replace(message, said) };
}
