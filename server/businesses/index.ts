export { acceptInvitations, forgetInvitationsTo, invitationsTo } from './accept-invitations.ts';
export { freshBusinessIndex } from './business-index.ts';
export { businessesOf, describeBusinesses, leaveBusinesses } from './leave-businesses.ts';
export { readFollowable, readPublicIds } from './queries.ts';
export { recordBusinessEvent } from './record-event.ts';
export { findParents, PARENTS_AT_ONCE } from './register/find-parents.ts';
export { placeOfBusiness } from './register-address.ts';
export { logoUrl } from './show-business.ts';
export { isInsider, isManagedBy, isNamed, isPublicBusiness } from './visibility.ts';
