import { accounts } from '../../contract/accounts.ts';
import { route } from '../platform/http/route.ts';
import { deleteAccount, describeDeletion } from './delete-account.ts';
import { downloadData } from './download-data.ts';

export const routes = [
  route(accounts.downloadData, async ({ viewer }, platform) => downloadData(platform, viewer)),

  route(accounts.describeDeletion, async ({ viewer }, { db, clock }) => ({
    consequences: await describeDeletion(db, viewer.userId, clock.now()),
  })),

  route(accounts.deleteAccount, async ({ body, viewer, address }, platform) => {
    await deleteAccount(platform, viewer, body.password, address);
    return { message: 'Kontoen din er slettet.' };
  }),
];
