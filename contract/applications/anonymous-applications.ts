import { z } from 'zod';
import { endpoint, readLimit, writeLimit } from '../endpoint.ts';
import { id, said } from '../values.ts';
import { oneApplication, severalApplications } from './handled-applications.ts';

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
  cv: endpoint({
    access: 'user',
    rateLimit: readLimit,
    method: 'GET',
    path: '/applications/:id/cvs/:fileId',
    summary: 'A CV of an anonymous application as a PDF without its person: without photo and references, in one look.',
    params: oneApplication.extend({ fileId: id }),
    reply: 'file',
  }),
};
