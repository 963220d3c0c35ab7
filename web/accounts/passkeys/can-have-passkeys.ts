/** Browsers keep none for an IP address or without HTTPS, and old ones know none. */
export const canHavePasskeys = () =>
  'PublicKeyCredential' in window && isSecureContext && !/^[\d.]+$|^\[/.test(location.hostname);

/** Whether what is kept for a host can be used at this one. */
export const isOurs = (rpId: unknown) =>
  typeof rpId === 'string' && (location.hostname === rpId || location.hostname.endsWith(`.${rpId}`));
