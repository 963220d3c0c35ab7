import { cvs } from '../../contract/cvs.ts';
import { route } from '../platform/http/route.ts';
import { keyAsUuid } from '../platform/key-as-uuid.ts';
import { asDownload } from './as-download.ts';
import { composeDocument } from './compose-document.ts';
import { dropDraft, readDraftImage, readDrafts, saveDraft } from './drafts.ts';
import { duplicateCv } from './duplicate-cv.ts';
import { fittingAds } from './fitting-ads.ts';
import { importCv } from './import/import-cv.ts';
import { forOthers, withoutTitle } from './in-language.ts';
import { toJsonResume } from './json-resume.ts';
import { letterRoutes } from './letters/routes.ts';
import { printDocument } from './print-document.ts';
import { dataOf, inKeptLanguage, readCv, readCvs } from './queries.ts';
import { readPhoto } from './read-photo.ts';
import { readToPrint } from './read-to-print.ts';
import { removeCv } from './remove-cv.ts';
import { changeCv, createCv, keepDraftPhoto } from './save-cv.ts';
import { photoAddress, showCv } from './show-cv.ts';
import { textOf } from './text-of-document.ts';
import { listVersions, readVersion } from './versions.ts';

export const routes = [
  route(cvs.list, async ({ viewer }, platform) => {
    const rows = await readCvs(platform.db, viewer.userId);
    return { cvs: await Promise.all(rows.map((row) => showCv(platform, row))) };
  }),

  route(cvs.fittingAds, ({ viewer }, platform) => fittingAds(platform, viewer.userId)),

  route(cvs.create, async ({ viewer, body: { cvData, ...by }, files, idempotencyKey }, platform) => {
    const made = {
      cvData,
      by,
      image: files.profileImage,
      key: idempotencyKey ?? (by.writer && keyAsUuid(by.writer, viewer.userId)),
    };
    return { cv: await showCv(platform, await createCv(platform, viewer.userId, made)) };
  }),

  route(cvs.change, async ({ viewer, params: { id }, body: { cvData, basedOn, ...by }, files }, platform) => {
    const changed = { cvData, basedOn, by, image: files.profileImage };
    return { cv: await showCv(platform, await changeCv(platform, viewer.userId, id, changed)) };
  }),

  route(cvs.remove, async ({ viewer, params }, { db }) => {
    await removeCv(db, viewer.userId, params.id);
    return { message: 'CV-en er slettet.' };
  }),

  route(cvs.preview, async ({ viewer, body: { cvData: sent, template, language, id, usesDraftPhoto } }, platform) => {
    const saved = id ? await readCv(platform.db, viewer.userId, id) : null;
    const cvData = inKeptLanguage(sent, saved && dataOf(saved));
    const kept = cvData.personalInfo.profileImage === null ? null : saved?.imageKey;
    const chosen = usesDraftPhoto ? await readDraftImage(platform.db, viewer.userId, id ?? null) : null;
    const document = composeDocument(cvData, language);
    const imageKey = chosen ?? kept;
    const photo = imageKey ? await readPhoto(platform, imageKey) : null;
    return {
      ...(await printDocument({ as: 'svg', template, document, photo, attachment: null }, viewer.userId)),
      text: textOf(document, template),
    };
  }),

  route(cvs.download, async ({ viewer, params, body: { template, forOthers: isForOthers, ...look } }, platform) => {
    const { row, cv, printedIn, document, photo, named } = await readToPrint(platform, viewer.userId, params.id, look);
    // Others get the document, and what one calls it among one's own is not for them ("CV til Havn AS").
    const carried = isForOthers ? forOthers(cv, printedIn) : withoutTitle(cv);
    const data = toJsonResume(carried, { hasPhoto: row.imageKey !== null, printedIn });
    const attachment = JSON.stringify(data, null, 2);
    const pdf = await printDocument({ as: 'pdf', template, document, photo, attachment }, viewer.userId);
    return asDownload(pdf, { ...named, ending: 'pdf' });
  }),

  route(cvs.word, async ({ viewer, params, body: look }, platform) => {
    const { document, photo, named } = await readToPrint(platform, viewer.userId, params.id, look);
    const file = await printDocument({ as: 'word', document, photo }, viewer.userId);
    return asDownload(file, { ...named, ending: 'docx' });
  }),

  route(cvs.jsonResume, async ({ viewer, params }, { db }) => {
    const row = await readCv(db, viewer.userId, params.id);
    const cv = dataOf(row);
    const json = JSON.stringify(toJsonResume(cv, { hasPhoto: row.imageKey !== null }), null, 2);
    return asDownload(json, { person: cv.personalInfo, what: 'CV', ending: 'json' });
  }),

  route(cvs.import, ({ files }) => importCv(files.file)),

  route(cvs.duplicate, async ({ viewer, params, idempotencyKey }, platform) => ({
    cv: await showCv(platform, await duplicateCv(platform, viewer.userId, params.id, idempotencyKey)),
  })),

  route(cvs.versions, async ({ viewer, params }, { db }) => {
    const { id } = await readCv(db, viewer.userId, params.id);
    return { versions: await listVersions(db, 'cv', id, ({ title }) => title) };
  }),

  route(cvs.version, async ({ viewer, params }, { db }) => {
    const { id } = await readCv(db, viewer.userId, params.id);
    return { cvData: dataOf(await readVersion(db, 'cv', id, params.versionId)) };
  }),

  route(cvs.drafts, async ({ viewer }, platform) => {
    const drafts = await readDrafts(platform.db, viewer.userId);
    return {
      drafts: await Promise.all(
        drafts.map(async ({ imageKey, ...draft }) => ({ ...draft, photo: await photoAddress(platform, imageKey) })),
      ),
    };
  }),

  route(cvs.saveDraft, async ({ viewer, body: { cvId = null, cvData, keepsPhoto, basedOn, ...by } }, { db, clock }) => {
    const draft = { cvId, cvData, by, basedOn, now: clock.now(), photo: keepsPhoto ? ('kept' as const) : null };
    return { savedAt: await db.transaction().execute((tx) => saveDraft(tx, viewer.userId, draft)) };
  }),

  route(cvs.saveDraftPhoto, async ({ viewer, body: { cvId = null, cvData, basedOn, ...by }, files }, platform) => ({
    savedAt: await keepDraftPhoto(platform, viewer.userId, cvId, { cvData, by, basedOn, image: files.profileImage }),
  })),

  route(cvs.dropDraft, async ({ viewer, query: { cvId = null, ...by } }, { db }) => {
    await db.transaction().execute((tx) => dropDraft(tx, viewer.userId, cvId, by));
    return { message: 'Utkastet er forkastet.' };
  }),

  ...letterRoutes,
];
