import { withoutUnseen } from './values.ts';

/** Complete, also when it was written without https. Undefined when it leads to no web page. */
export function webAddress(written: string): string | undefined {
  const typed = withoutUnseen(written).trim();
  const address = /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isWeb = url && /^https?:$/.test(url.protocol) && isHost(url.hostname) && !url.username && !url.password;
  return isWeb ? url.href : undefined;
}

/** Of a name that can be looked up: a comma in the place of a dot is taken by the parser, and leads nowhere. */
const isHost = (name: string) => /^[\w-]+(\.[\w-]+)+\.?$/.test(name);
