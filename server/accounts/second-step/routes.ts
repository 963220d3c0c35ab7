import { secondStep } from '../../../contract/accounts/second-step.ts';
import { route } from '../../platform/http/route.ts';
import { readUser } from '../queries.ts';
import { renewRecoveryCodes, turnOffSecondStep } from './change.ts';
import { countRecoveryCodes } from './recovery-codes.ts';
import { beginSecondStep, confirmSecondStep } from './turn-on.ts';

export const secondStepRoutes = [
  route(secondStep.read, async ({ viewer: { userId } }, { db }) => {
    const { hasSecondStep: isOn } = await readUser(db, userId);
    return { isOn, recoveryCodesLeft: isOn ? await countRecoveryCodes(db, userId) : 0 };
  }),

  route(secondStep.begin, ({ body, viewer, address }, platform) =>
    beginSecondStep(platform, viewer, body.password, address),
  ),

  route(secondStep.confirm, async ({ body, viewer, address }, platform) => {
    await confirmSecondStep(platform, viewer, body, address);
    return { message: 'Totrinns innlogging er på. Du er logget ut fra alle andre enheter.' };
  }),

  route(secondStep.renewRecoveryCodes, async ({ body, viewer, address }, platform) => ({
    recoveryCodes: await renewRecoveryCodes(platform, viewer, body, address),
    message: 'Du har fått nye gjenopprettingskoder. De gamle virker ikke lenger.',
  })),

  route(secondStep.turnOff, async ({ body, viewer, address }, platform) => {
    await turnOffSecondStep(platform, viewer, body, address);
    return { message: 'Totrinns innlogging er slått av.' };
  }),
];
