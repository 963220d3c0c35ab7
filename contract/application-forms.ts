import { z } from 'zod';
import { formContentSchema } from './application-forms/application-form-content.ts';
import { formSnapshotSchema } from './application-forms/application-form-fields.ts';
import { endpoint, readLimit, writeLimit } from './endpoint.ts';
import { id, idOf, said, time } from './values.ts';

const formSchema = formSnapshotSchema.extend({
  id,
  _id: id,
  businessId: id,
  businessName: z.string(),
  isActive: z.boolean(),
  /** By staff: its owner can't switch it on. */
  isStopped: z.boolean(),
  /** How many positions use it, in whichever state they are. */
  usageCount: z.number().int(),
  /** How many of these are not deactivated, expired or rejected: the form cannot be deleted under them. */
  openPositions: z.number().int(),
  applicationCount: z.number().int(),
  createdAt: time,
  updatedAt: time,
});

export type ApplicationForm = z.output<typeof formSchema>;

const formId = z.object({ formId: idOf('Ugyldig søknadsmal-ID') });
const form = z.object({ form: formSchema, message: z.string() });

export const applicationForms = {
  list: endpoint({
    method: 'GET',
    path: '/application-forms',
    summary: 'The application forms of the businesses that the caller manages, the newest first.',
    access: 'user',
    rateLimit: readLimit,
    query: z.object({ businessId: id.optional() }),
    reply: z.object({ forms: z.array(formSchema) }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/application-forms/:formId',
    summary: 'One application form of a business that the caller manages.',
    access: 'user',
    rateLimit: readLimit,
    params: formId,
    reply: z.object({ form: formSchema }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/application-forms',
    summary: 'Keeps a new application form, for the caller’s first active business unless another is named.',
    access: 'user',
    rateLimit: writeLimit,
    body: formContentSchema,
    reply: form,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/application-forms/:formId',
    summary: 'Keeps a changed application form. What was already answered keeps the questions it was given.',
    access: 'user',
    rateLimit: writeLimit,
    params: formId,
    body: formContentSchema,
    reply: form,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/application-forms/:formId',
    summary: 'Deletes an application form that no open position uses.',
    access: 'user',
    rateLimit: writeLimit,
    params: formId,
    reply: said,
  }),
};
