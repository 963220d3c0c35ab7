import { cvs } from '../../contract/cvs.ts';
import { attachmentHeader, cleanFileName } from '../platform/files/file-name.ts';
import { route } from '../platform/http/route.ts';
import { composeDocument, textOf } from './compose-document.ts';
import { printDocument } from './print-document.ts';
import { dataOf, readCv, readCvs } from './queries.ts';
import { readPhoto } from './read-photo.ts';
import { removeCv } from './remove-cv.ts';
import { changeCv, createCv } from './save-cv.ts';
import { showCv } from './show-cv.ts';

export const routes = [
  route(cvs.list, async ({ viewer }, platform) => {
    const rows = await readCvs(platform.db, viewer.userId);
    return { cvs: await Promise.all(rows.map((row) => showCv(platform, row))) };
  }),

  route(cvs.create, async ({ viewer, body: { cvData }, files }, platform) => ({
    cv: await showCv(platform, await createCv(platform, viewer.userId, { cvData, image: files.profileImage })),
  })),

  route(cvs.change, async ({ viewer, params: { id }, body: { cvData }, files }, platform) => ({
    cv: await showCv(platform, await changeCv(platform, viewer.userId, id, { cvData, image: files.profileImage })),
  })),

  route(cvs.remove, async ({ viewer, params }, { db }) => {
    await removeCv(db, viewer.userId, params.id);
    return { message: 'CV-en er slettet.' };
  }),

  route(cvs.preview, async ({ viewer, body: { cvData, template, id } }, platform) => {
    const imageKey = id ? (await readCv(platform.db, viewer.userId, id)).imageKey : null;
    const hasPhoto = imageKey !== null && cvData.personalInfo.profileImage !== null;
    const document = composeDocument(cvData);
    const photo = hasPhoto ? await readPhoto(platform, imageKey) : null;
    return { pages: await printDocument({ as: 'svg', template, document, photo }), text: textOf(document) };
  }),

  route(cvs.download, async ({ viewer, params, body: { template, includeImage } }, platform) => {
    const row = await readCv(platform.db, viewer.userId, params.id);
    const document = composeDocument(dataOf(row));
    const photo = includeImage && row.imageKey ? await readPhoto(platform, row.imageKey) : null;
    const { firstName, lastName } = dataOf(row).personalInfo;
    const name = [firstName, lastName, 'CV'].filter(Boolean).join('_');
    return {
      body: Buffer.from(await printDocument({ as: 'pdf', template, document, photo })),
      type: 'application/pdf',
      headers: {
        'content-disposition': attachmentHeader(cleanFileName(`${name}.pdf`, 'pdf')),
        'cache-control': 'no-store',
      },
    };
  }),
];
