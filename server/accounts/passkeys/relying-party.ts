import { isIP } from 'node:net';
import { Failure } from '../../../contract/errors.ts';
import type { Config } from '../../config.ts';

/** Whom passkeys are made for: the host of the public address. Browsers know none for an IP address or without HTTPS. */
export function rpIdOf({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const { hostname, protocol } = new URL(publicUrl);
  const isSafe = protocol === 'https:' || /(^|\.)localhost$/.test(hostname);
  return isSafe && isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? hostname : null;
}

export function certainRpId(config: Pick<Config, 'publicUrl'>) {
  const rpId = rpIdOf(config);
  if (!rpId) throw new Failure('conflict', 'Passnøkler kan ikke brukes på denne adressen.');
  return rpId;
}

/** It brings a thousand modules that a start need not wait for. */
export const webAuthn = () => import('@simplewebauthn/server');

/** What a key tells of its owner when it is used: the id, and nothing that anybody could read from it. */
export const handleOf = (userId: string) => Buffer.from(userId.replaceAll('-', ''), 'hex');
