import { passkeys } from '../../../contract/accounts/passkeys.ts';
import { route } from '../../platform/http/route.ts';
import { addPasskey, beginAdding } from './add-passkey.ts';
import { removePasskey, renamePasskey } from './change.ts';
import { beginLogIn, logInWithPasskey } from './log-in.ts';
import { readPasskeys, showPasskey } from './queries.ts';
import { rpIdOf } from './relying-party.ts';

export const passkeyRoutes = [
  route(passkeys.list, async ({ viewer }, { db, config }) => ({
    passkeys: (await readPasskeys(db, viewer.userId)).map(showPasskey),
    rpId: rpIdOf(config),
  })),

  route(passkeys.beginAdding, async ({ body, viewer, address }, platform) => ({
    options: await beginAdding(platform, viewer, body.password, address),
  })),

  route(passkeys.add, async ({ body, viewer }, platform) => ({
    passkey: showPasskey(await addPasskey(platform, viewer, body)),
    message: 'Passnøkkelen er lagt til. Neste gang kan du logge inn med den.',
  })),

  route(passkeys.rename, async ({ params, body, viewer }, platform) => ({
    passkey: showPasskey(await renamePasskey(platform, viewer, params.id, body.name)),
    message: 'Navnet er lagret.',
  })),

  route(passkeys.remove, async ({ params, viewer }, platform) => {
    await removePasskey(platform, viewer, params.id);
    return { message: 'Passnøkkelen er slettet.' };
  }),

  route(passkeys.beginLogIn, async (_, platform) => ({ options: await beginLogIn(platform) })),

  route(passkeys.logIn, async ({ body, address, userAgent }, platform) => ({
    ...(await logInWithPasskey(platform, body.credential, { address, userAgent })),
    message: 'Du er logget inn.',
  })),
];
