export { ensureStaff, ensureUser } from './ensure-user.ts';
export { recordEvent } from './record-event.ts';
