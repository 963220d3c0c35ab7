import { accounts } from '../../contract/accounts.ts';
import { readLists } from '../followed/index.ts';
import { route } from '../platform/http/route.ts';
import { endSessions } from '../sessions/index.ts';
import { cancelEmailChange, changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { confirmEmail, resendConfirmation } from './confirm-email.ts';
import { changedMeanwhile } from './hold-account.ts';
import { logIn } from './log-in.ts';
import { aboutForgottenPasskeys, aboutPasskeys } from './passkeys/mails.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import { readUser, showUser } from './queries.ts';
import { register } from './register.ts';
import { askForReset, checkResetLink, resetPassword } from './reset-password.ts';
import { secondStepRoutes } from './second-step/routes.ts';

export const routes = [
  route(accounts.register, async ({ body, address, userAgent }, platform) => {
    const entered = await register(platform, body, { address, userAgent });
    return { ...entered, message: 'Kontoen din er klar. Vi har sendt deg en e-post for å bekrefte adressen.' };
  }),

  route(accounts.login, async ({ body, address, userAgent }, platform) => ({
    ...(await logIn(platform, body, { address, userAgent })),
    message: 'Du er logget inn.',
  })),

  route(accounts.logout, async ({ viewer }, { db, clock }) => {
    if (viewer) await endSessions(db, { userId: viewer.userId, only: viewer.sessionId }, 'logout', clock.now());
    return {};
  }),

  route(accounts.me, async ({ viewer }, { db, clock }) => {
    const [user, lists] = await Promise.all([readUser(db, viewer.userId), readLists(db, viewer.userId, clock.now())]);
    return { user: { ...showUser(user), ...lists }, ...lists };
  }),

  route(accounts.forgotPassword, async ({ body }, platform) => {
    await askForReset(platform, body.email);
    return {
      message:
        'Hvis e-postadressen eksisterer, har vi sendt en tilbakestillingslenke. Sjekk innboksen din (og søppelpost).',
    };
  }),

  route(accounts.resetPassword, async ({ body }, platform) => {
    const { passkeys, forgottenPasskeys } = await resetPassword(platform, body.token, body.newPassword);
    return {
      message: [
        'Passordet er endret. Logg inn med det nye passordet.',
        ...aboutPasskeys(passkeys),
        ...aboutForgottenPasskeys(forgottenPasskeys),
      ].join(' '),
      hasPasskeys: passkeys > 0,
    };
  }),

  route(accounts.checkResetLink, async ({ body }, platform) => {
    await checkResetLink(platform, body.token);
    return {};
  }),

  route(accounts.changePassword, async ({ body, viewer, address }, platform) => {
    const passkeys = await changePassword(platform, viewer, body, address);
    const changed = 'Passordet er endret, og alle enheter er logget ut. Logg inn med det nye passordet.';
    return { message: [changed, ...aboutPasskeys(passkeys)].join(' ') };
  }),

  route(accounts.confirmEmail, async ({ body }, platform) => ({
    email: await confirmEmail(platform, body.token),
    message: 'E-postadressen er bekreftet.',
  })),

  route(accounts.resendConfirmation, async ({ viewer }, platform) => {
    await resendConfirmation(platform, viewer);
    return { message: 'Vi har sendt deg en ny lenke. Sjekk innboksen din (og søppelpost).' };
  }),

  route(accounts.updateProfile, async ({ body, viewer }, { db, clock }) => {
    const user = await db
      .updateTable('users')
      .set({ ...body, updatedAt: clock.now() })
      .where('id', '=', viewer.userId)
      .returningAll()
      .executeTakeFirstOrThrow(changedMeanwhile);
    return { user: showUser(user), message: 'Profilen er lagret.' };
  }),

  route(accounts.changeEmail, async ({ body, viewer, address }, platform) => ({
    user: showUser(await changeEmail(platform, viewer, body, address)),
    message: 'Vi har sendt en lenke til den nye adressen. Den tas i bruk når du har bekreftet den.',
  })),

  route(accounts.cancelEmailChange, async ({ viewer }, platform) => {
    const { user, isCancelled } = await cancelEmailChange(platform, viewer);
    return {
      user: showUser(user),
      message: isCancelled
        ? 'Byttet er avbrutt. E-postadressen din er som før.'
        : `Det er ikke noe bytte å avbryte. E-postadressen din er ${user.email}.`,
    };
  }),

  ...secondStepRoutes,
  ...passkeyRoutes,
];
