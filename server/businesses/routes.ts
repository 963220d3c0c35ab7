import { businesses } from '../../contract/businesses.ts';
import { Failure } from '../../contract/errors.ts';
import { dayInOslo } from '../platform/clock.ts';
import { pagingOf } from '../platform/http/paging.ts';
import { route, type Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { freshBusinessIndex } from './business-index.ts';
import { editBusiness } from './edit-business.ts';
import { findBusinesses } from './find-businesses.ts';
import { readLimit } from './limit.ts';
import { readOwned } from './owned.ts';
import { readBusiness, readBusinessCards, readManagedBusiness, readManagedBusinesses } from './queries.ts';
import { readSettings, showSharedUser } from './read-settings.ts';
import { refreshBusiness } from './register/refresh.ts';
import { messageOf, showEntity } from './register/tell-lookup.ts';
import { checkNumber, registerBusiness } from './register-business.ts';
import { sendMessage } from './send-message.ts';
import { setContactAddress } from './set-contact-address.ts';
import { shareBusiness, unshareBusiness, withdrawInvitation } from './share-business.ts';
import { readSitemapPart, readSitemapParts } from './sitemap.ts';
import { toggleActive } from './toggle-active.ts';

/** As those see it who may manage it; it does not exist for others. */
async function own({ db, clock }: Platform, viewer: Viewer, id: string) {
  const business = await readManagedBusiness(db, id, viewer, dayInOslo(clock.now()));
  if (!business) throw new Failure('notFound', 'Bedrift ikke funnet');
  return business;
}

async function readable({ db, clock }: Platform, viewer: Viewer | null, numberOrId: string) {
  const business = await readBusiness(db, numberOrId, viewer, dayInOslo(clock.now()));
  if (!business) throw new Failure('notFound', 'Bedrift ikke funnet');
  return business;
}

export const routes = [
  route(businesses.list, async ({ query }, platform) => {
    const { replica, clock } = platform;
    const now = clock.now();
    const { ids, total, ...found } = findBusinesses(await freshBusinessIndex(platform), query, now);
    return {
      ...found,
      businesses: await readBusinessCards(replica, ids, dayInOslo(now)),
      pagination: { ...pagingOf(query, total), totalBusinesses: total },
    };
  }),

  route(businesses.mine, async ({ viewer }, { db, clock }) => ({
    businesses: await readManagedBusinesses(db, viewer, dayInOslo(clock.now())),
  })),

  route(businesses.checkLimit, ({ viewer }, { db }) => readLimit(db, viewer.userId)),

  route(businesses.validateOrgNumber, async ({ body }, platform) => {
    const lookup = await checkNumber(platform, body.organizationNumber);
    return { entity: lookup.outcome === 'found' ? showEntity(lookup.unit) : null, message: messageOf(lookup) };
  }),

  route(businesses.register, async ({ body, files, viewer }, platform) => {
    const id = await registerBusiness(platform, viewer.userId, body, files.businessLogo);
    const message = 'Bedrift registrert! Du kan nå begynne å legge ut stillinger.';
    return { business: await own(platform, viewer, id), message };
  }),

  route(businesses.readForEdit, async ({ params, viewer }, platform) => ({
    business: await own(platform, viewer, params.businessId),
  })),

  route(businesses.edit, async ({ params, body, files, viewer }, platform) => {
    await editBusiness(platform, viewer, params.businessId, { changes: body, logo: files.businessLogo });
    return { business: await own(platform, viewer, params.businessId), message: 'Bedrift oppdatert!' };
  }),

  route(businesses.readSettings, ({ params, viewer }, platform) => readSettings(platform, viewer, params.businessId)),

  route(businesses.toggleActive, async ({ params, viewer }, platform) => {
    const isActive = await toggleActive(platform, viewer, params.businessId);
    const message = isActive
      ? 'Bedriften er aktivert. Jobbsøkere kan se den igjen.'
      : 'Bedriften er deaktivert. Den er skjult for jobbsøkere og kan ikke motta søknader.';
    return { business: await own(platform, viewer, params.businessId), message };
  }),

  route(businesses.share, async ({ params, body, viewer }, platform) => {
    const { sharedUser, invitation } = await shareBusiness(platform, viewer, params.businessId, body.email);
    return {
      sharedUser: sharedUser && showSharedUser(sharedUser),
      invitation,
      message: sharedUser
        ? `Bedriften er delt med ${sharedUser.firstName} ${sharedUser.lastName}.`
        : `Vi har sendt en invitasjon til ${body.email}. Tilgangen kommer når mottakeren har laget en konto og bekreftet adressen.`,
    };
  }),

  route(businesses.unshare, async ({ params, viewer }, platform) => {
    await unshareBusiness(platform, viewer, params.businessId, params.userId);
    return { message: 'Tilgangen er fjernet.' };
  }),

  route(businesses.withdrawInvitation, async ({ params, viewer }, platform) => {
    await withdrawInvitation(platform, viewer, params.businessId, params.invitationId);
    return { message: 'Invitasjonen er trukket tilbake.' };
  }),

  route(businesses.setContactAddress, async ({ params, body, viewer }, platform) => {
    await setContactAddress(platform, viewer, params.businessId, body.contactEmail);
    return { message: body.contactEmail ? 'Kontaktadressen er lagret.' : 'Kontaktadressen er fjernet.' };
  }),

  route(businesses.refresh, async ({ params, viewer }, platform) => {
    if (viewer.isAdmin) await readable(platform, viewer, params.businessId);
    else await readOwned(platform.db, viewer, params.businessId);
    const { outcome } = await refreshBusiness(platform, params.businessId);
    if (outcome === 'silent') {
      throw new Failure('unavailable', 'Enhetsregisteret svarer ikke nå. Prøv igjen om litt.');
    }
    return {
      business: await readable(platform, viewer, params.businessId),
      message: outcome === 'found' ? 'Opplysningene er hentet på nytt.' : 'Enhetsregisteret har svart.',
    };
  }),

  route(businesses.read, async ({ params, viewer }, platform) => ({
    business: await readable(platform, viewer, params.organizationNumber),
  })),

  route(businesses.message, async ({ params, body }, platform) => {
    // A machine that filled in the hidden field gets the same answer and achieves nothing.
    if (!body.website) await sendMessage(platform, params.organizationNumber, body);
    return { message: 'Meldingen er sendt. Bedriften svarer deg på e-post.' };
  }),

  route(businesses.sitemap, async (_request, { replica }) => ({ parts: await readSitemapParts(replica) })),

  route(businesses.sitemapPart, async ({ params }, { replica }) => ({
    urls: await readSitemapPart(replica, params.part),
  })),
];
