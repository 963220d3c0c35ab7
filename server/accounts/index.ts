export { ensureStaff, ensureUser } from './ensure-user.ts';
export { isReachable } from './is-reachable.ts';
export { keepLastStaff, lockStaff } from './lock-staff.ts';
export { moveAddress } from './move-address.ts';
export {
  emailKeyHere,
  emailKeyOf,
  type KnownPerson,
  personColumns,
  readCertainPerson,
  readPerson,
} from './queries.ts';
export { recordEvent } from './record-event.ts';
export { forgetSecondStep } from './second-step/change.ts';
