import type { FastifyBaseLogger } from 'fastify';
import pino from 'pino';
import type { Config } from '../config.ts';

/** JSON in production, readable in development. Never headers, bodies, addresses or names: ids are enough to find things. */
export const openLog = ({ logLevel, mode }: Config): FastifyBaseLogger =>
  pino({
    level: logLevel,
    base: null,
    serializers: { req: ({ id, method }) => ({ id, method }), res: ({ statusCode }) => ({ statusCode }) },
    redact: ['*.password', '*.token', '*.authorization', '*.email'],
    ...(mode === 'development' && {
      transport: { target: 'pino-pretty', options: { ignore: 'reqId,req,res', translateTime: 'SYS:HH:MM:ss' } },
    }),
  });
