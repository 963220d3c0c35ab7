import { isIPv6 } from 'node:net';

const GROUPS = 8;
const GROUPS_OF_A_LINE = 4;

/**
 * Whom limits count. One line has 2^64 addresses of IPv6, and a machine may take another one for each call: together they are
 * one caller. An IPv4 address that is written in that way is itself. Some proxies add the port, another one for each connection.
 */
export function networkOf(address: string): string {
  const [written = ''] = withoutPort(address).toLowerCase().split('%');
  if (!isIPv6(written)) return written;
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
