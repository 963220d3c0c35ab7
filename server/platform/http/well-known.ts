import type { FastifyInstance } from 'fastify';
import { DAY_MS } from '../clock.ts';
import type { Platform } from '../platform.ts';

const HOLDS_MS = 180 * DAY_MS;

/** What programs look for at the same address of every site (RFC 8615). */
export function serveWellKnown(app: FastifyInstance, { config: { publicUrl, securityEmail }, clock }: Platform) {
  // Password managers lead there whoever has one that leaked.
  app.get('/.well-known/change-password', (_request, reply) => reply.redirect('/profil?tab=security', 303));

  // Where to report a vulnerability (RFC 9116). Whoever still answers there says so by answering anew.
  app.get('/.well-known/security.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`Contact: ${securityEmail ? `mailto:${securityEmail}` : `${publicUrl}/kontakt?tema=feil`}
Expires: ${new Date(clock.now().getTime() + HOLDS_MS).toISOString()}
Preferred-Languages: nb, nn, en
Canonical: ${publicUrl}/.well-known/security.txt
`),
  );
}
