import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { typedPosition } from '../support/hiring.ts';
import type { Caller, World } from './world.ts';

/**
 * Who gets through. `systems`: nobody who logs in. `anyone`, `users` and `staff`: whatever is asked about, only the kind of caller decides. A list of
 * callers: the named things of the owner (or of the user) exist for them, and for nobody else.
 */
export type Row =
  | 'anyone'
  | 'systems'
  | 'users'
  | 'staff'
  | { only: readonly Caller[]; params?: (world: World) => Record<string, string>; body?: (world: World) => object };

const managers = ['owner', 'shared user'] as const;
const owner = ['owner'] as const;
const user = ['user'] as const;

const ofBusiness = ({ businessId }: World) => ({ businessId });
const ofPicture = ({ businessId, pictureId }: World) => ({ businessId, pictureId });
const ofPosition = ({ businessId, positionId }: World) => ({ businessId, positionId });
const forPosition = ({ positionId }: World) => ({ positionId });
const ofCandidate = ({ positionId, candidateId }: World) => ({ positionId, candidateId });
const ofForm = ({ formId }: World) => ({ formId });
const ofApplication = ({ applicationId: id }: World) => ({ id });
const ofEntry = ({ entryId: id }: World) => ({ id });
const offer = { way: 'phone', times: [new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString()], minutes: 30 };
const entry = { title: 'Kokk', employer: 'Havn AS', appliedOn: '2026-01-02' };
const question = { id: 'a', type: 'yes_no', question: 'Har du førerkort?', required: true };
const form = { title: 'Mal', description: '', questions: [question, { ...question, id: 'b' }] };
const white = { width: 600, height: 400, channels: 3, background: 'white' } as const;
const png = await sharp({ create: white }).png().toBuffer();
const read = { until: '2026-12-01T12:00:00Z' };
const position = { ...typedPosition, municipality: 'oslo' };

const business = {
  businessName: 'Fjordbygg AS',
  shortDescription: 'Vi bygger hus ved fjorden.',
  longDescription: 'Vi har bygd hus ved fjorden siden 1952, og trenger flere til å gjøre det sammen med oss.',
};

/** Every route there is. A new one belongs here, before it lands. */
export const table: Record<string, Row | Row[]> = {
  // Accounts: everybody has only the own one.
  'POST /auth/register': 'anyone',
  'POST /auth/login': 'anyone',
  'POST /auth/logout': 'anyone',
  'GET /auth/me': 'users',
  'GET /user/awaiting': 'users',
  'POST /auth/forgot-password': 'anyone',
  'POST /auth/reset-password': 'anyone',
  'POST /auth/check-reset-link': 'anyone',
  'POST /auth/change-password': 'users',
  'POST /auth/confirm-email': 'anyone',
  'POST /auth/resend-confirmation': 'users',
  'PUT /auth/profile': 'users',
  'POST /auth/change-email': 'users',
  'DELETE /auth/change-email': 'users',
  'GET /auth/my-data': 'users',
  'GET /auth/deletion': 'users',
  'DELETE /auth/me': 'users',
  'GET /auth/second-step': 'users',
  'POST /auth/second-step': 'users',
  'POST /auth/second-step/confirm': 'users',
  'POST /auth/second-step/recovery-codes': 'users',
  'DELETE /auth/second-step': 'users',
  'GET /auth/passkeys': 'users',
  'POST /auth/passkeys/begin': 'users',
  'POST /auth/passkeys': 'users',
  'PATCH /auth/passkeys/:id': {
    only: owner,
    params: ({ passkeyId: id }) => ({ id }),
    body: () => ({ name: 'Nettbrettet' }),
  },
  'DELETE /auth/passkeys/:id': { only: owner, params: ({ passkeyId: id }) => ({ id }) },
  'POST /auth/passkeys/log-in/begin': 'anyone',
  'POST /auth/passkeys/log-in': 'anyone',
  'GET /sessions': 'users',
  'DELETE /sessions': 'users',
  'DELETE /sessions/:id': { only: owner, params: ({ sessionId: id }) => ({ id }) },

  // Whoever wants to be found has one profile of their own; who hires reads those of others.
  'GET /candidates/mine': 'users',
  'PUT /candidates/mine': 'users',
  'PUT /candidates/mine/visibility': 'users',
  'DELETE /candidates/mine': 'users',
  'GET /candidates/mine/invitations': 'users',
  'PUT /candidates/mine/invitations/seen': 'users',
  'POST /candidates/mine/invitations/:id/decline': { only: user, params: ({ toApplyId: id }) => ({ id }) },
  'GET /candidates/for/:positionId': { only: managers, params: forPosition },
  'GET /candidates/for/:positionId/:candidateId': { only: managers, params: ofCandidate },
  'POST /candidates/for/:positionId/:candidateId/invitation': {
    only: managers,
    params: ({ formPositionId, candidateId }) => ({ positionId: formPositionId, candidateId }),
    body: () => ({ message: 'Vi tror at stillingen passer for deg.' }),
  },

  // Forms belong to a business.
  // Only whoever manages an active business makes forms at all.
  'GET /application-forms': { only: [...managers, 'other owner'] },
  'GET /application-forms/:formId': { only: managers, params: ofForm },
  'POST /application-forms': {
    only: managers,
    body: ({ businessId }) => ({ ...form, businessId }),
  },
  'PUT /application-forms/:formId': { only: managers, params: ofForm, body: () => form },
  'DELETE /application-forms/:formId': { only: managers, params: ofForm },

  // Applications: their sender, and those who manage the business. Staff reads none.
  'GET /applications/form/:positionId': 'anyone',
  'PUT /applications/draft/:positionId': 'users',
  'DELETE /applications/draft/:positionId': 'users',
  'POST /applications/upload-file': 'users',
  'PUT /applications/upload-parts/:upload': 'users',
  'DELETE /applications/upload-file/:id': 'users',
  'POST /applications/submit/:positionId': 'users',
  'GET /applications/drafts': 'users',
  'GET /applications/mine': 'users',
  'GET /applications/mine/:id': { only: user, params: ofApplication },
  'PUT /applications/mine/:id': { only: user, params: ofApplication, body: () => ({ responses: [] }) },
  'PUT /applications/mine/:id/draft': { only: user, params: ofApplication, body: () => ({}) },
  'DELETE /applications/mine/:id/draft': { only: user, params: ofApplication },
  'PUT /applications/mine/:id/seen': { only: user, params: ofApplication, body: () => read },
  'POST /applications/mine/:id/withdraw': { only: user, params: ofApplication },
  'POST /applications/mine/:id/remind': { only: user, params: ofApplication },
  'POST /applications/mine/:id/survey': {
    only: user,
    params: ofApplication,
    body: () => ({ ease: 1, informed: 1, again: 1 }),
  },
  'GET /applications/business/:businessId/stats': { only: managers, params: ofBusiness },
  'GET /applications/business/:businessId': { only: managers, params: ofBusiness },
  'GET /applications/business/:businessId/order': { only: managers, params: ofBusiness },
  'GET /applications/business/:businessId/report': { only: managers, params: ofBusiness },
  'GET /applications/business/:businessId/report/table': { only: managers, params: ofBusiness },
  'GET /applications/business/:businessId/export': { only: managers, params: ofBusiness },
  'GET /applications/elsewhere': 'users',
  'GET /applications/elsewhere/ads/:kind/:id': 'users',
  'PUT /applications/elsewhere/ads/:kind/:id': 'users',
  'POST /applications/elsewhere': 'users',
  'PUT /applications/elsewhere/:id': { only: user, params: ofEntry, body: () => entry },
  'PUT /applications/elsewhere/:id/state': { only: user, params: ofEntry, body: () => ({ state: 'offer' }) },
  'PUT /applications/elsewhere/:id/reminder': { only: user, params: ofEntry, body: () => ({ on: null }) },
  'DELETE /applications/elsewhere/:id': { only: user, params: ofEntry },
  'GET /applications/overview': 'users',
  'GET /applications/overview/export': 'users',
  'GET /applications/:id': { only: managers, params: ofApplication },
  'GET /applications/:id/history': { only: managers, params: ofApplication },
  'PUT /applications/:id/read': { only: managers, params: ofApplication },
  'PUT /applications/:id/status': { only: managers, params: ofApplication, body: () => ({ status: 'contacted' }) },
  'PUT /applications/status': {
    only: managers,
    body: ({ applicationId: id }) => ({ status: 'contacted', applications: [{ id }] }),
  },
  'POST /applications/undo': { only: managers, body: ({ applicationId: id }) => ({ applications: [{ id }] }) },
  'POST /applications/reveal': { only: managers, body: ({ applicationId: id }) => ({ applications: [{ id }] }) },
  'GET /applications/business/:businessId/criteria/:positionId': { only: managers, params: ofPosition },
  'PUT /applications/business/:businessId/criteria/:positionId': {
    only: managers,
    params: ofPosition,
    body: () => ({ criteria: ['Fagbrev'] }),
  },
  // Whoever has the secret of the mail about one.
  'POST /applications/mailed-answers/check': 'anyone',
  'POST /applications/mailed-answers': 'anyone',
  'POST /applications/mailed-answers/undo': 'anyone',
  'GET /applications/:id/references': { only: managers, params: ofApplication },
  'POST /applications/:id/references': {
    only: managers,
    params: ofApplication,
    body: () => ({ wanted: 1, questions: ['Hvordan er personen å samarbeide med?'] }),
  },
  'DELETE /applications/:id/references': { only: managers, params: ofApplication },
  'POST /applications/mine/:id/referees': {
    only: user,
    params: ofApplication,
    body: () => ({
      referees: [{ name: 'Rut', relation: 'manager', workplace: 'Havn AS', email: 'rut@havn.example', isAgreed: true }],
    }),
  },
  'DELETE /applications/mine/:id/referees/:refereeId': {
    only: user,
    params: ({ applicationId: id }) => ({ id, refereeId: id }),
  },
  'POST /applications/mine/:id/references/decline': { only: user, params: ofApplication, body: () => ({}) },
  // Whoever has the secret of the mail to a referee.
  'POST /applications/references/check': 'anyone',
  'POST /applications/references': 'anyone',
  'POST /applications/references/refuse': 'anyone',
  'GET /applications/business/:businessId/wordings': { only: managers, params: ofBusiness },
  'POST /applications/business/:businessId/wordings': {
    only: managers,
    params: ofBusiness,
    body: () => ({ wording: 'Takk for søknaden.' }),
  },
  'DELETE /applications/business/:businessId/wordings/:id': {
    only: managers,
    params: ({ businessId, applicationId: id }) => ({ businessId, id }),
  },
  'PUT /applications/:id/assessment': {
    only: managers,
    params: ofApplication,
    body: () => ({ scores: [{ criterion: 'Fagbrev', score: 4 }] }),
  },
  // Nobody gets one of an application that is not anonymous.
  'GET /applications/:id/cvs/:fileId': { only: [], params: ({ applicationId: id }) => ({ id, fileId: id }) },
  'GET /applications/:id/messages': { only: managers, params: ofApplication },
  'PUT /applications/:id/messages/read': { only: managers, params: ofApplication, body: () => read },
  'POST /applications/messages': {
    only: managers,
    body: ({ applicationId: id }) => ({ applications: [{ id }], message: 'Hei' }),
  },
  'GET /applications/mine/:id/messages': { only: user, params: ofApplication },
  'PUT /applications/mine/:id/messages/read': { only: user, params: ofApplication, body: () => read },
  'PUT /applications/mine/:id/tips': { only: user, params: ofApplication, body: () => ({ wanted: true }) },
  'GET /applications/business/:businessId/tips': { only: managers, params: ofBusiness },
  'POST /applications/tips': {
    only: managers,
    body: ({ applicationId: id, positionId }) => ({ applications: [{ id }], positionId }),
  },
  'PUT /applications/responsible': {
    only: managers,
    body: ({ applicationId: id }) => ({ responsibleId: null, applications: [{ id }] }),
  },
  'POST /applications/labels': {
    only: managers,
    body: ({ applicationId: id }) => ({ label: 'Ring igjen', applications: [{ id }] }),
  },
  'DELETE /applications/labels': {
    only: managers,
    body: ({ applicationId: id }) => ({ label: 'Ring igjen', applications: [{ id }] }),
  },
  'POST /applications/mine/:id/messages': { only: user, params: ofApplication, body: () => ({ message: 'Hei' }) },
  'DELETE /applications/:id': { only: managers, params: ofApplication },
  'PUT /applications/interviews': {
    only: managers,
    body: ({ applicationId: id }) => ({ applications: [{ id }], ...offer }),
  },
  'POST /applications/:id/interview/call-off': { only: managers, params: ofApplication, body: () => ({}) },
  'GET /applications/business/:businessId/interviews': { only: managers, params: ofBusiness },
  'GET /applications/business/:businessId/applicant-list/:positionId': {
    only: managers,
    params: ({ businessId, positionId }) => ({ businessId, positionId }),
  },
  'PUT /applications/:id/exemption': { only: managers, params: ofApplication, body: () => ({ granted: true }) },
  'POST /applications/mine/:id/interview': { only: user, params: ofApplication, body: () => ({ time: null }) },

  // What staff decides.
  'GET /admin/approvals/pending': 'staff',
  'GET /admin/approvals/changed': 'staff',
  'GET /admin/approvals/decisions': 'staff',
  'POST /admin/approvals/business/:id/approve': 'staff',
  'POST /admin/approvals/business/:id/reject': 'staff',
  'POST /admin/approvals/business/:id/ask-for-change': 'staff',
  'POST /admin/approvals/business/:id/take-back': 'staff',
  'POST /admin/approvals/business/:id/seen': 'staff',
  'POST /admin/approvals/position/:id/approve': 'staff',
  'POST /admin/approvals/position/:id/reject': 'staff',
  'POST /admin/approvals/position/:id/ask-for-change': 'staff',
  'POST /admin/approvals/position/:id/take-back': 'staff',
  'POST /admin/approvals/position/:id/seen': 'staff',
  'POST /admin/migrate-approval-status': 'staff',
  'GET /admin/approvals/wordings': 'staff',
  'POST /admin/approvals/wordings': 'staff',
  'DELETE /admin/approvals/wordings/:id': 'staff',

  // Businesses: sharing is the owner's, editing is also for those who share.
  'GET /business': 'anyone',
  'GET /business/my-businesses': 'users',
  'GET /business/:organizationNumber': 'anyone',
  'GET /business/check-limit': 'users',
  'POST /business/validate-org-number': 'users',
  'POST /business/register': 'users',
  'GET /business/edit/:businessId': { only: managers, params: ofBusiness },
  'PUT /business/edit/:businessId': { only: managers, params: ofBusiness, body: () => business },
  'GET /business-settings/:businessId/shared-users': { only: owner, params: ofBusiness },
  'PUT /business-settings/:businessId/toggle-active': { only: owner, params: ofBusiness },
  'POST /business-settings/:businessId/share': {
    only: owner,
    params: ofBusiness,
    body: () => ({ email: `${randomUUID()}@example.no` }),
  },
  'DELETE /business-settings/:businessId/share/:userId': {
    only: owner,
    params: ({ businessId, sharedUserId: userId }) => ({ businessId, userId }),
  },
  'DELETE /business-settings/:businessId/access': { only: ['shared user'], params: ofBusiness },
  'DELETE /business-settings/:businessId/invitations/:invitationId': {
    only: owner,
    params: ({ businessId, invitationId }) => ({ businessId, invitationId }),
  },
  'PUT /business-settings/:businessId/contact-address': {
    only: owner,
    params: ofBusiness,
    body: () => ({ contactEmail: 'post@example.no' }),
  },
  'GET /business-pictures/:business': 'anyone',
  'POST /business-pictures/:businessId': {
    only: managers,
    params: ofBusiness,
    body: () => ({ description: 'Verkstedet', picture: new Blob([new Uint8Array(png)]) }),
  },
  'PUT /business-pictures/:businessId/:pictureId': {
    only: managers,
    params: ofPicture,
    body: () => ({ description: 'Verkstedet' }),
  },
  'PUT /business-pictures/:businessId': { only: managers, params: ofBusiness, body: () => ({ order: [] }) },
  'DELETE /business-pictures/:businessId/:pictureId': { only: managers, params: ofPicture },
  'GET /business-settings/:businessId/keys': { only: owner, params: ofBusiness },
  'POST /business-settings/:businessId/keys': {
    only: owner,
    params: ofBusiness,
    body: () => ({ name: 'Webcruiter' }),
  },
  'DELETE /business-settings/:businessId/keys/:keyId': {
    only: owner,
    params: ({ businessId, keyId }) => ({ businessId, keyId }),
  },
  'GET /import/positions': 'systems',
  'GET /import/positions/:reference': 'systems',
  'PUT /import/positions/:reference': 'systems',
  'DELETE /import/positions/:reference': 'systems',
  'POST /business-settings/:businessId/register-data': { only: [...owner, 'staff'], params: ofBusiness },
  'POST /business/:organizationNumber/message': 'anyone',
  'GET /business/sitemap': 'anyone',
  'GET /business/sitemap/:part': 'anyone',

  // CVs, followed things and searches are the caller's own.
  'GET /cover-letters': 'users',
  'POST /cover-letters': 'users',
  'PUT /cover-letters/:id': {
    only: owner,
    params: ({ letterId: id }) => ({ id }),
    body: () => ({ letter: { title: 'Brev' } }),
  },
  'DELETE /cover-letters/:id': { only: owner, params: ({ letterId: id }) => ({ id }) },
  'POST /cover-letters/:id/duplicate': { only: owner, params: ({ letterId: id }) => ({ id }) },
  'POST /cover-letters/preview': 'users',
  'GET /cover-letters/:id/pdf': { only: owner, params: ({ letterId: id }) => ({ id }) },
  'GET /cover-letters/:id/word': { only: owner, params: ({ letterId: id }) => ({ id }) },
  'GET /cover-letters/:id/versions': { only: owner, params: ({ letterId: id }) => ({ id }) },
  'GET /cover-letters/:id/versions/:versionId': 'users',
  'GET /cover-letters/drafts': 'users',
  'PUT /cover-letters/drafts': {
    only: owner,
    body: ({ letterId }) => ({ letterId, letter: { title: 'Brev' } }),
  },
  'DELETE /cover-letters/drafts': 'users',
  'GET /cvs': 'users',
  'GET /cvs/fitting-ads': 'users',
  'POST /cvs': 'users',
  'PUT /cvs/:id': 'users',
  'DELETE /cvs/:id': { only: owner, params: ({ cvId: id }) => ({ id }) },
  'POST /cvs/preview': 'users',
  'POST /cvs/:id/download': { only: owner, params: ({ cvId: id }) => ({ id }), body: () => ({}) },
  'POST /cvs/:id/word': { only: owner, params: ({ cvId: id }) => ({ id }), body: () => ({}) },
  'POST /cvs/:id/duplicate': { only: owner, params: ({ cvId: id }) => ({ id }) },
  'GET /cvs/:id/versions': { only: owner, params: ({ cvId: id }) => ({ id }) },
  'GET /cvs/:id/versions/:versionId': 'users',
  'GET /cvs/:id/json-resume': { only: owner, params: ({ cvId: id }) => ({ id }) },
  'GET /cvs/drafts': 'users',
  'PUT /cvs/drafts': 'users',
  'PUT /cvs/drafts/photo': 'users',
  'DELETE /cvs/drafts': 'users',
  'POST /cvs/import': 'users',
  'POST /user/follow-position': 'users',
  'DELETE /user/unfollow-position': 'users',
  'PUT /user/followed-positions/:id/note': 'users',
  'POST /user/follow-business': 'users',
  'DELETE /user/unfollow-business': 'users',
  'POST /user/save-search': 'users',
  'PUT /user/saved-searches/:id': 'users',
  'PUT /user/saved-searches/:id/mail': 'users',
  'POST /user/saved-searches/end-mails': 'anyone',
  'DELETE /user/remove-search/:id': 'users',
  'POST /user/merge-lists': 'users',
  'GET /user/deadline-mails': 'users',
  'PUT /user/deadline-mails': 'users',
  'POST /user/deadline-mails/end': 'anyone',
  'POST /applications/tips/end': 'anyone',
  'POST /job-alerts': 'anyone',
  'POST /job-alerts/confirm': 'anyone',
  'POST /job-alerts/end': 'anyone',
  'GET /user/calendar': 'users',
  'PUT /user/calendar': 'users',
  'DELETE /user/calendar': 'users',
  // Whoever has its secret.
  'GET /user/calendar/:secret/jobbfjord.ics': 'anyone',
  'GET /user/hidden': 'users',
  'POST /user/hide-position': 'users',
  'DELETE /user/hidden-positions/:id': 'users',
  'POST /user/hide-business': 'users',
  'DELETE /user/hidden-businesses/:id': 'users',

  // Positions of a business.
  'GET /business/:businessId/positions': { only: managers, params: ofBusiness },
  'GET /business/:businessId/positions/:positionId': { only: managers, params: ofPosition },
  'POST /business/:businessId/positions': { only: managers, params: ofBusiness, body: () => position },
  'PUT /business/:businessId/positions/:positionId': { only: managers, params: ofPosition, body: () => position },
  'PATCH /business/:businessId/positions/:positionId/toggle': {
    only: managers,
    params: ofPosition,
    body: () => ({ isActive: false }),
  },
  'DELETE /business/:businessId/positions/:positionId': { only: managers, params: ofPosition },
  'GET /business/:businessId/position-draft': { only: managers, params: ofBusiness },
  'PUT /business/:businessId/position-draft': {
    only: managers,
    params: ofBusiness,
    body: () => ({ fields: { title: 'Tøm' } }),
  },
  'DELETE /business/:businessId/position-draft': { only: managers, params: ofBusiness },
  'POST /positions/:id/view': 'anyone',
  'GET /positions': 'anyone',
  'GET /positions/:id': ['anyone', { only: [...managers, 'staff'], params: ({ pendingPositionId: id }) => ({ id }) }],
  'GET /positions/suggestions': 'anyone',
  'GET /positions/pay': 'anyone',
  'GET /positions/:id/status': { only: managers, params: ({ pendingPositionId: id }) => ({ id }) },
  'GET /positions/feed.xml': 'anyone',
  'GET /positions/feed.json': 'anyone',
  'GET /positions/:id/deadline.ics': 'anyone',
  'GET /positions/sitemap': 'anyone',
  'GET /positions/sitemap/:part': 'anyone',

  // National ads, places, support and the state of the server.
  'GET /nav-positions/search': 'anyone',
  'GET /nav-positions/suggestions': 'anyone',
  'GET /suggestions': 'anyone',
  'GET /nav-positions/profession': 'users',
  'GET /nav-positions/stats': 'anyone',
  'GET /nav-positions/sitemap': 'anyone',
  'GET /nav-positions/sitemap/:part': 'anyone',
  'GET /nav-positions/:uuid/deadline.ics': 'anyone',
  'GET /nav-positions/same-as/:id': 'anyone',
  'GET /similar-positions': 'anyone',
  'GET /similar-positions/:id': 'anyone',
  'GET /nav-positions/of-employer/:organizationNumber': 'anyone',
  'GET /nav-positions/:uuid': 'anyone',
  'GET /health/live': 'anyone',
  'GET /health/ready': 'anyone',
  'GET /health/national': 'anyone',
  'GET /places': 'anyone',
  'POST /support': 'anyone',
  'POST /support/ad-reports': 'anyone',
  'GET /admin/ad-reports': 'staff',
  'POST /admin/ad-reports/:id/close': 'staff',
  'POST /admin/nav-positions/:uuid/take-down': 'staff',
  'POST /admin/nav-positions/:uuid/put-back': 'staff',
  'GET /admin/nav-import': 'staff',
  'GET /admin/nav-import/misfits/:field': 'staff',
  'POST /admin/nav-import/quarantine/:uuid/retry': 'staff',

  // Newsletters: sent by staff, left by whoever has the link.
  'POST /newsletter/user/toggle': 'users',
  'GET /newsletter/admin/newsletters': 'staff',
  'GET /newsletter/admin/stats': 'staff',
  'GET /newsletter/admin/:id': 'staff',
  'POST /newsletter/admin/preview': 'staff',
  'POST /newsletter/admin/create': 'staff',
  'PUT /newsletter/admin/:id': 'staff',
  'DELETE /newsletter/admin/:id': 'staff',
  'POST /newsletter/admin/:id/test': 'staff',
  'PUT /newsletter/admin/:id/schedule': 'staff',
  'POST /newsletter/admin/:id/send': 'staff',
  'POST /newsletter/admin/:id/pause': 'staff',
  'POST /newsletter/admin/:id/resume': 'staff',
  'GET /newsletter/unsubscribe': 'anyone',
  'GET /newsletter/unsubscribe/:token': 'anyone',
  'GET /newsletter/:id/open': 'anyone',
  'GET /newsletter/:id/links/:number': 'anyone',

  // The panel.
  'GET /admin/users': 'staff',
  'GET /admin/users/:id': 'staff',
  'PUT /admin/users/:id': 'staff',
  'DELETE /admin/users/:id': 'staff',
  'GET /admin/businesses': 'staff',
  'GET /admin/businesses/:id': 'staff',
  'PUT /admin/businesses/:id': 'staff',
  'DELETE /admin/businesses/:id': 'staff',
  'GET /admin/businesses/:id/pictures': 'staff',
  'DELETE /admin/businesses/:id/pictures/:pictureId': 'staff',
  'GET /admin/positions': 'staff',
  'GET /admin/positions/:id': 'staff',
  'PUT /admin/positions/:id': 'staff',
  'DELETE /admin/positions/:id': 'staff',
  'GET /admin/application-forms': 'staff',
  'GET /admin/application-forms/:id': 'staff',
  'PUT /admin/application-forms/:id': 'staff',
  'DELETE /admin/application-forms/:id': 'staff',
  'GET /admin/trace': 'staff',
  'POST /admin/trace/:id/undo': 'staff',
  'POST /admin/:list/bulk': 'staff',
  'POST /admin/trace/runs/:id/undo': 'staff',
  'GET /admin/stats': 'staff',
  'GET /admin/history': 'staff',
  'GET /admin/jobs': 'staff',
  'POST /admin/jobs/:id/retry': 'staff',
  'POST /admin/jobs/:id/give-up': 'staff',
  'GET /admin/mails': 'staff',
  'POST /admin/mails/retry': 'staff',
  'GET /admin/register': 'staff',
};
