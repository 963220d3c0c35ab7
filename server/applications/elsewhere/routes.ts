import { applicationOverview } from '../../../contract/applications/application-overview.ts';
import { applicationsElsewhere } from '../../../contract/applications/applications-elsewhere.ts';
import { attachmentHeader } from '../../platform/files/file-name.ts';
import { route } from '../../platform/http/route.ts';
import { changeEntry, remindOf, removeEntry, setState } from './change.ts';
import { entriesOf, showEntries, showEntry } from './entries.ts';
import { addEntry, noteAd, readNoted } from './note.ts';
import { overviewTable, readOverview } from './overview.ts';

export const elsewhereRoutes = [
  route(applicationsElsewhere.list, async ({ viewer }, platform) => ({
    entries: await showEntries(platform, await entriesOf(platform.db, viewer.userId).execute()),
  })),

  route(applicationsElsewhere.ofAd, async ({ viewer, params }, { db }) => ({
    noted: (await readNoted(db, viewer.userId, params.id)) ?? null,
  })),

  route(applicationsElsewhere.noteAd, ({ viewer, params: { kind, id } }, platform) =>
    noteAd(platform, viewer, kind, id),
  ),

  route(
    applicationsElsewhere.add,
    async ({ viewer, body: { idempotencyKey: _sent, ...fields }, idempotencyKey }, platform) => ({
      entry: await showEntry(platform, await addEntry(platform, viewer.userId, fields, idempotencyKey)),
    }),
  ),

  route(applicationsElsewhere.change, async ({ viewer, params, body: { updatedAt, ...fields } }, platform) => ({
    entry: await showEntry(platform, await changeEntry(platform, viewer.userId, params.id, fields, updatedAt)),
  })),

  route(applicationsElsewhere.setState, async ({ viewer, params, body }, platform) => ({
    entry: await showEntry(platform, await setState(platform, viewer.userId, params.id, body.state)),
  })),

  route(applicationsElsewhere.remind, async ({ viewer, params, body }, platform) => {
    const { row, message } = await remindOf(platform, viewer.userId, params.id, body.on);
    return { entry: await showEntry(platform, row), message };
  }),

  route(applicationsElsewhere.remove, async ({ viewer, params, query }, platform) => {
    await removeEntry(platform, viewer.userId, params.id, query.updatedAt);
    return { message: 'Det du noterte, er slettet.' };
  }),

  route(applicationOverview.read, async ({ viewer, query }, platform) => ({
    rows: await readOverview(platform, viewer.userId, query),
  })),

  route(applicationOverview.export, async ({ viewer, query }, platform) => ({
    body: overviewTable(await readOverview(platform, viewer.userId, query), query),
    type: 'text/csv; charset=utf-8',
    headers: {
      'content-disposition': attachmentHeader(`søknader-${query.from}-${query.to}.csv`),
      'cache-control': 'no-store',
    },
  })),
];
