/** Browsers keep none for an IP address or without HTTPS, and old ones know none. */
export const canHavePasskeys = () =>
  'PublicKeyCredential' in window && isSecureContext && !/^[\d.]+$|^\[/.test(location.hostname);

/** Those of the host that the site is known by work nowhere else. */
export const isOurs = (rpId: unknown) => rpId === location.hostname;
