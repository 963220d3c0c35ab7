export { changesOf, changesSince, digestParts, MOST_CHANGES } from './ad-changes.ts';
export { adFacets, adIndex, chooseAds, chosen, countChoices } from './ad-search.ts';
export { type ApplicationRoute, applicationEmailOf } from './application-email.ts';
export { closingPositions } from './closing-positions.ts';
export {
  countLivePositions,
  countOpenPositionsUsing,
  countPositions,
  countPositionsUsing,
} from './count-positions.ts';
export { deadlineEntry, deadlineFile, noDeadline } from './deadline-entry.ts';
export { findNewPositions } from './find-new-positions.ts';
export { forgetPositionsOf } from './forget-positions.ts';
export { keepFormerPosition } from './former-positions.ts';
export { heldUntil } from './held-until.ts';
export { importedFrom } from './imports/imported.ts';
export { liveCards } from './list-positions.ts';
export { livePositionIds } from './live-position-ids.ts';
export { draftsOfUser } from './managed/drafts.ts';
export { type HandedOver, type HandOver, handOverContact } from './managed/hand-over-contact.ts';
export { positionNotFound } from './managed/position-not-found.ts';
export { expiredText, refuseExpired } from './managed/refuse-expired.ts';
export { freshPositionIndex, suggestionsOf } from './position-index.ts';
export { positionNotLive } from './position-not-live.ts';
export { readFollowable, readPositionCards } from './queries.ts';
export { readChangedSince } from './read-changed-since.ts';
export { releaseForm } from './release-form.ts';
export { beginningOf, placeOf, publishDayOf, salaryRangeOf } from './show-position.ts';
export { suggest } from './suggest.ts';
export { suggestedTitle } from './suggested-title.ts';
export { isLive, isReadable, publicSince } from './visibility.ts';
export { workLanguagesOf } from './work-languages.ts';
