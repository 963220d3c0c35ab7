import { type LetterData, nameOfLetter } from '../../../contract/cvs/cover-letter-fields.ts';
import { coverLetters } from '../../../contract/cvs/cover-letters.ts';
import { dayInOslo } from '../../platform/clock.ts';
import { route } from '../../platform/http/route.ts';
import { keyAsUuid } from '../../platform/key-as-uuid.ts';
import { asDownload } from '../as-download.ts';
import { printDocument } from '../print-document.ts';
import { listVersions, readVersion } from '../versions.ts';
import { composeLetter } from './compose-letter.ts';
import { dropLetterDraft, readLetterDrafts, saveLetterDraft } from './drafts.ts';
import { readLetter, readLetters, showLetter } from './queries.ts';
import { changeLetter, createLetter, duplicateLetter, removeLetter } from './save-letter.ts';
import { textOfLetter } from './text-of-letter.ts';

export const letterRoutes = [
  route(coverLetters.list, async ({ viewer }, { db }) => ({
    letters: (await readLetters(db, viewer.userId)).map(showLetter),
  })),

  route(
    coverLetters.create,
    async ({ viewer, body: { letter, idempotencyKey: _sent, ...by }, idempotencyKey }, platform) => {
      const key = idempotencyKey ?? (by.writer && keyAsUuid(by.writer, viewer.userId));
      return { letter: showLetter(await createLetter(platform, viewer.userId, { letter, by, key })) };
    },
  ),

  route(coverLetters.change, async ({ viewer, params: { id }, body: { letter, basedOn, ...by } }, platform) => ({
    letter: showLetter(await changeLetter(platform, viewer.userId, id, { letter, basedOn, by })),
  })),

  route(coverLetters.remove, async ({ viewer, params }, { db }) => {
    await removeLetter(db, viewer.userId, params.id);
    return { message: 'Søknadsbrevet er slettet.' };
  }),

  route(coverLetters.duplicate, async ({ viewer, params, idempotencyKey }, platform) => ({
    letter: showLetter(await duplicateLetter(platform, viewer.userId, params.id, idempotencyKey)),
  })),

  route(coverLetters.preview, async ({ viewer, body: { letter } }, { clock }) => {
    const order = toPrint(letter, clock.now());
    return {
      ...(await printDocument({ as: 'svg', ...order }, viewer.userId)),
      text: textOfLetter(order.document, letter.template),
    };
  }),

  route(coverLetters.pdf, async ({ viewer, params }, { db, clock }) => {
    const { data } = await readLetter(db, viewer.userId, params.id);
    const pdf = await printDocument({ as: 'pdf', ...toPrint(data, clock.now()) }, viewer.userId);
    return asDownload(pdf, { ...named(data), ending: 'pdf' });
  }),

  route(coverLetters.word, async ({ viewer, params }, { db, clock }) => {
    const { data } = await readLetter(db, viewer.userId, params.id);
    const { document, photo } = toPrint(data, clock.now());
    const file = await printDocument({ as: 'word', document, photo }, viewer.userId);
    return asDownload(file, { ...named(data), ending: 'docx' });
  }),

  route(coverLetters.versions, async ({ viewer, params }, { db }) => {
    const { id } = await readLetter(db, viewer.userId, params.id);
    return { versions: await listVersions(db, 'letter', id, nameOfLetter) };
  }),

  route(coverLetters.version, async ({ viewer, params }, { db }) => {
    const { id } = await readLetter(db, viewer.userId, params.id);
    return { letter: (await readVersion(db, 'letter', id, params.versionId)).data };
  }),

  route(coverLetters.drafts, async ({ viewer }, { db }) => ({ drafts: await readLetterDrafts(db, viewer.userId) })),

  route(
    coverLetters.saveDraft,
    async ({ viewer, body: { letterId = null, letter, basedOn, ...by } }, { db, clock }) => {
      const draft = { letterId, letter, by, basedOn, now: clock.now() };
      return { savedAt: await db.transaction().execute((tx) => saveLetterDraft(tx, viewer.userId, draft)) };
    },
  ),

  route(coverLetters.dropDraft, async ({ viewer, query: { letterId = null, ...by } }, { db }) => {
    await db.transaction().execute((tx) => dropLetterDraft(tx, viewer.userId, letterId, by));
    return { message: 'Utkastet er forkastet.' };
  }),
];

const named = ({ sender }: LetterData) => ({ person: sender, what: 'Soknadsbrev' }) as const;

const toPrint = (letter: LetterData, now: Date) => ({
  template: `letter-${letter.template}` as const,
  document: composeLetter(letter, dayInOslo(now)),
  photo: null,
  attachment: null,
});
