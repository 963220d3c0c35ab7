import { applicationForms } from '../../contract/application-forms.ts';
import { dayInOslo } from '../platform/clock.ts';
import { route, type Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { readForm, readForms } from './queries.ts';
import { removeForm } from './remove-form.ts';
import { requireActiveBusiness } from './require-active-business.ts';
import { changeForm, createForm } from './save-form.ts';

export const routes = [
  route(applicationForms.list, async ({ viewer, query }, { db, clock }) => {
    await requireActiveBusiness(db, viewer);
    return { forms: await readForms(db, viewer, dayInOslo(clock.now()), query.businessId) };
  }),

  route(applicationForms.read, async ({ viewer, params }, platform) => {
    await requireActiveBusiness(platform.db, viewer);
    return { form: await show(platform, viewer, params.formId) };
  }),

  route(applicationForms.create, async ({ viewer, body, idempotencyKey }, platform) => {
    const id = await createForm(platform, viewer, body, idempotencyKey);
    return { form: await show(platform, viewer, id), message: 'Søknadsmalen er lagret.' };
  }),

  route(applicationForms.change, async ({ viewer, params: { formId }, body }, platform) => {
    await changeForm(platform, viewer, formId, body);
    return { form: await show(platform, viewer, formId), message: 'Søknadsmalen er lagret.' };
  }),

  route(applicationForms.remove, async ({ viewer, params }, platform) => {
    await removeForm(platform, viewer, params.formId);
    return { message: 'Søknadsmalen er slettet.' };
  }),
];

const show = ({ db, clock }: Platform, viewer: Viewer, formId: string) =>
  readForm(db, viewer, dayInOslo(clock.now()), formId);
