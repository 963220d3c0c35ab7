import { phoneLink } from '../platform/phone-link.ts';

/** What is no number that can be called for sure stands there as it was written. */
export function PhoneNumber({ phone }: { phone: string }) {
  const call = phoneLink(phone);
  return call ? <a href={call}>{phone}</a> : phone;
}
