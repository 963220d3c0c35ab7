export { checkOwnPassword } from './check-own-password.ts';
export { closeKnownLogIns } from './close-known-log-ins.ts';
export { ensureStaff, ensureUser } from './ensure-user.ts';
export { holdAccount, holdUser } from './hold-account.ts';
export { isReachable } from './is-reachable.ts';
export { keepLastStaff, lockStaff } from './lock-staff.ts';
export { moveAddress } from './move-address.ts';
export { readPasskeys } from './passkeys/queries.ts';
export { readAccount, readEvents } from './personal-data.ts';
export {
  emailKeyHere,
  emailKeyOf,
  type KnownPerson,
  personColumns,
  readCertainPerson,
  readPerson,
  readUser,
} from './queries.ts';
export { recordEvent } from './record-event.ts';
export { forgetSecondStep } from './second-step/change.ts';
