import { applications } from '../../contract/applications.ts';
import { logoUrl } from '../businesses/index.ts';
import { failureAt } from '../platform/http/field-errors.ts';
import { pagingOf } from '../platform/http/paging.ts';
import { route } from '../platform/http/route.ts';
import { readApplyTarget } from './apply-target.ts';
import { correctApplication } from './correct-application.ts';
import { removeCorrectionDraft, saveCorrectionDraft } from './correction-drafts.ts';
import { removeDraft, saveDraft, showDraft } from './drafts.ts';
import { readEarlier } from './earlier-answers.ts';
import { listDrafts } from './list-drafts.ts';
import { listOwnApplications, markSeen, readOwnApplication } from './own-applications.ts';
import { notFound } from './refusals.ts';
import { remindEmployer } from './remind-employer.ts';
import { removeFile } from './remove-file.ts';
import { showFile } from './show-answers.ts';
import { readOpen, submitApplication } from './submit-application.ts';
import { uploadFile } from './upload-file.ts';
import { uploadPart, uploadWhole } from './upload-parts.ts';
import { withdrawApplication } from './withdraw-application.ts';

export const applicantRoutes = [
  route(applications.form, async ({ params, viewer }, { db, files, clock }) => {
    const target = await readApplyTarget(db, params.positionId, viewer, clock.now());
    const { id, businessName: name, organizationNumber, logoPath, formId, formTitle, formDescription } = target;
    const application = (viewer && (await readOpen(db, viewer.userId, id))) ?? null;
    return {
      position: { ...target, _id: id },
      business: { name, organizationNumber, logoUrl: logoUrl(logoPath) },
      applicationForm:
        formId && target.applicationMethod === 'form'
          ? {
              id: formId,
              _id: formId,
              title: formTitle ?? '',
              description: formDescription ?? '',
              questions: target.questions,
            }
          : null,
      closed: target.closed,
      graceEndsAt: target.graceEndsAt,
      application,
      draft: viewer && !application ? await showDraft(db, files, viewer.userId, target) : null,
      earlier: viewer && !application ? await readEarlier(db, viewer.userId, target) : null,
    };
  }),

  route(applications.saveDraft, ({ params, body: { writer, openedDraft, ...filledIn }, viewer }, platform) =>
    saveDraft(platform, viewer, params.positionId, filledIn, { writer, openedDraft }),
  ),

  route(applications.removeDraft, async ({ params, viewer }, platform) => {
    await removeDraft(platform, viewer.userId, params.positionId);
    return { message: 'Utkastet er slettet.' };
  }),

  route(applications.uploadFile, async ({ files: { applicationFile }, body, viewer }, platform) => {
    const { positionId, questionId } = body;
    const kept = applicationFile
      ? await uploadFile(platform, viewer, { file: applicationFile, positionId, questionId })
      : await uploadWhole(platform, viewer, { ...body, positionId, questionId });
    return { file: await showFile(platform.files, kept, viewer.userId) };
  }),

  route(applications.uploadPart, async ({ params, body, files: { part }, viewer }, platform) => {
    if (!part) throw failureAt('invalid', 'part', 'Du må velge en fil');
    return { received: await uploadPart(platform, viewer, params.upload, body.from, part) };
  }),

  route(applications.removeFile, async ({ params, viewer }, platform) => {
    await removeFile(platform, viewer.userId, params.id);
    return { message: 'Filen er fjernet.' };
  }),

  route(applications.submit, async ({ params: { positionId }, body: filledIn, viewer, idempotencyKey }, platform) => {
    const sent = await submitApplication(platform, viewer, { positionId, filledIn, idempotencyKey });
    return {
      message: 'Søknaden er sendt',
      application: { id: sent.id, _id: sent.id, submittedAt: sent.submittedAt },
    };
  }),

  route(applications.drafts, async ({ viewer }, { db, clock }) => ({
    drafts: await listDrafts(db, viewer.userId, clock.now()),
  })),

  route(applications.mine, async ({ viewer, query }, platform) => {
    const { rows, total } = await listOwnApplications(platform, viewer.userId, query);
    return { applications: rows, pagination: { ...pagingOf(query, total), totalApplications: total } };
  }),

  route(applications.readMine, async ({ viewer, params }, platform) => {
    const application = (await readOwnApplication(platform, viewer.userId, params.id)) ?? notFound();
    return { application };
  }),

  route(applications.correct, async ({ viewer, params, body, idempotencyKey: key }, platform) => {
    const { id, submittedAt } = await correctApplication(platform, viewer, params.id, { ...body, key });
    return { message: 'Søknaden er rettet', application: { id, _id: id, submittedAt } };
  }),

  route(
    applications.saveCorrectionDraft,
    ({ params, body: { writer, openedDraft, correctedAt, ...filledIn }, viewer }, platform) =>
      saveCorrectionDraft(platform, viewer, params.id, filledIn, { writer, openedDraft, correctedAt }),
  ),

  route(applications.removeCorrectionDraft, async ({ params, viewer }, platform) => {
    await removeCorrectionDraft(platform, viewer.userId, params.id);
    return { message: 'Endringene er forkastet.' };
  }),

  route(applications.markSeen, async ({ viewer, params, body }, { db, clock }) => {
    await markSeen(db, viewer.userId, params.id, body.until, clock.now());
    return { message: 'Svaret er sett.' };
  }),

  route(applications.withdraw, async ({ viewer, params }, platform) => {
    await withdrawApplication(platform, viewer.userId, params.id);
    return { message: 'Søknaden er trukket. Bedriften kan ikke lenger lese den.' };
  }),

  route(applications.remind, async ({ viewer, params }, platform) => {
    await remindEmployer(platform, viewer.userId, params.id);
    return { message: 'Bedriften har fått vite at du venter på svar.' };
  }),
];
