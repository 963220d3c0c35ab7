import { z } from 'zod';
import { endpoint, writeLimit } from './endpoint.ts';
import { severalApplications } from './handled-applications.ts';
import { said } from './values.ts';

/** Applications that are read first without knowing whose they are. */
export const anonymousApplications = {
  reveal: endpoint({
    access: 'user',
    rateLimit: writeLimit,
    method: 'POST',
    path: '/applications/reveal',
    summary:
      'Shows whose anonymous applications are, to all who handle them and for good. The applicants can see when.',
    body: z.object({ applications: severalApplications }),
    reply: said,
  }),
};
