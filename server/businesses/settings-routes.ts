import { businessSettings } from '../../contract/businesses/business-settings.ts';
import { Failure } from '../../contract/errors.ts';
import { route } from '../platform/http/route.ts';
import { businessNotFound } from './business-not-found.ts';
import { leaveBusiness } from './leave-business.ts';
import { nowContact } from './mails.ts';
import { readOwned } from './owned.ts';
import { readSettings, showSharedUser } from './read-settings.ts';
import { refreshBusiness } from './register/refresh.ts';
import { requireManaged, requireReadable } from './require-business.ts';
import { setContactAddress } from './set-contact-address.ts';
import { shareBusiness, unshareBusiness, withdrawInvitation } from './share-business.ts';
import { toggleActive } from './toggle-active.ts';

export const settingsRoutes = [
  route(businessSettings.read, ({ params, viewer }, platform) => readSettings(platform, viewer, params.businessId)),

  route(businessSettings.toggleActive, async ({ params, body, viewer }, platform) => {
    const isActive = await toggleActive(platform, viewer, params.businessId, body.isActive);
    const business = await requireManaged(platform, viewer, params.businessId);
    const shown =
      business.approvalStatus === 'approved'
        ? 'Jobbsøkere kan se den igjen.'
        : 'Jobbsøkere kan se den når den er godkjent.';
    const message = isActive
      ? `Bedriften er aktivert. ${shown}`
      : 'Bedriften er deaktivert. Den er skjult for jobbsøkere og kan ikke motta søknader.';
    return { business, message };
  }),

  route(businessSettings.share, async ({ params, body, viewer }, platform) => {
    const { sharedUser, invitation } = await shareBusiness(platform, viewer, params.businessId, body.email);
    return {
      sharedUser: sharedUser && showSharedUser(sharedUser),
      invitation,
      message: sharedUser
        ? `Bedriften er delt med ${sharedUser.firstName} ${sharedUser.lastName}.`
        : `Vi har sendt en invitasjon til ${body.email}. Tilgangen kommer når mottakeren har laget en konto og bekreftet adressen.`,
    };
  }),

  route(businessSettings.unshare, async ({ params, viewer }, platform) => {
    const ads = await unshareBusiness(platform, viewer, params.businessId, params.userId);
    return { message: ['Tilgangen er fjernet.', ...nowContact(ads)].join(' ') };
  }),

  route(businessSettings.leave, async ({ params, viewer }, platform) => {
    const businessName = await leaveBusiness(platform, viewer, params.businessId);
    return { message: `Du har ikke lenger tilgang til ${businessName}.` };
  }),

  route(businessSettings.withdrawInvitation, async ({ params, viewer }, platform) => {
    await withdrawInvitation(platform, viewer, params.businessId, params.invitationId);
    return { message: 'Invitasjonen er trukket tilbake.' };
  }),

  route(businessSettings.setContactAddress, async ({ params, body, viewer }, platform) => {
    await setContactAddress(platform, viewer, params.businessId, body.contactEmail);
    return { message: body.contactEmail ? 'Kontaktadressen er lagret.' : 'Kontaktadressen er fjernet.' };
  }),

  route(businessSettings.refresh, async ({ params, viewer }, platform) => {
    if (viewer.isAdmin) await requireReadable(platform, viewer, params.businessId);
    else await readOwned(platform.db, viewer, params.businessId);
    const lookup = await refreshBusiness(platform, params.businessId);
    if (!lookup) businessNotFound();
    if (lookup.outcome === 'silent') {
      throw new Failure('unavailable', 'Enhetsregisteret svarer ikke nå. Prøv igjen om litt.', {
        retryAfterSeconds: 60,
      });
    }
    return {
      business: await requireReadable(platform, viewer, params.businessId),
      message: lookup.outcome === 'found' ? 'Opplysningene er hentet på nytt.' : 'Enhetsregisteret har svart.',
    };
  }),
];
