export { acceptInvitations, forgetInvitationsTo, invitationsTo } from './accept-invitations.ts';
export { approvedName, askedChange, changeAskedAt, lastChangeAt, subjectTables } from './asked-change.ts';
export { freshBusinessIndex } from './business-index.ts';
export { businessNotFound } from './business-not-found.ts';
export { isFreeMail } from './free-mail-providers.ts';
export { isOpenToOthers } from './is-open-to-others.ts';
export { isStopped } from './is-stopped.ts';
export { keptPromises } from './kept-promises.ts';
export { holdsKey, keyAuthenticator } from './keys/authenticate-key.ts';
export { keysMadeBy } from './keys/read-keys.ts';
export { forgetRefusedImport, refusedImports } from './keys/refused-imports.ts';
export { businessesOf, describeBusinesses, holdBusinesses, leaveBusinesses } from './leave-businesses.ts';
export { lettersOfName, lettersOfNameIn } from './letters-of-name.ts';
export {
  confirmedDomain,
  domainOfAddress,
  domainOfHomepage,
  isWithin,
  ownerAddress,
} from './mail-domain.ts';
export { managedBusinesses } from './managed-businesses.ts';
export { logoAsPicture, readPicturesOf } from './pictures/read-pictures.ts';
export { takeOutPicture } from './pictures/take-out-picture.ts';
export { readFollowable, readPublic } from './queries.ts';
export { recordBusinessEvent } from './record-event.ts';
export { findParents, PARENTS_AT_ONCE } from './register/find-parents.ts';
export { noFacts } from './register/keep-answer.ts';
export { registerReading } from './register/refresh.ts';
export { heldByRegister } from './register/tell-lookup.ts';
export { placeOfBusiness } from './register-address.ts';
export { logoUrl } from './show-business.ts';
export { isInsider, isManagedBy, isNamed, isNotStopped, isPublicBusiness } from './visibility.ts';
