import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;
const GROUPS_OF_A_LINE = 4;

/**
 * Whom limits count. One line has 2^64 addresses of IPv6, and a machine may take another one for each call: together they are
 * one caller. An IPv4 address that is written in that way is itself. Some proxies add the port, another one for each connection.
 * Whatever else stands there, where fewer proxies stand before us than are trusted, is one caller too, not as many as its writer likes.
 */
export function networkOf(address: string): string {
  const [written = ''] = withoutPort(address).toLowerCase().split('%');
  if (isIPv4(written)) return written;
  if (!isIPv6(written)) return 'unknown';
  const inside = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(written)?.[1];
  return inside ?? `${groupsOf(written).slice(0, GROUPS_OF_A_LINE).join(':')}::/64`;
}

const withoutPort = (address: string) => address.replace(/^([\d.]+):\d+$/, '$1').replace(/^\[([^\]]+)\](:\d+)?$/, '$1');

/** Written out in full, however it was shortened. */
function groupsOf(address: string) {
  const [before = [], after] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const left = GROUPS - before.length - (after?.length ?? 0);
  const all = after ? [...before, ...Array.from({ length: left }, () => '0'), ...after] : before;
  return all.map((group) => group.replace(/^0+(?=.)/, ''));
}
