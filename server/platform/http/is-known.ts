/** Whether the caller has this already. Weak comparison with a list: a proxy that compresses anew marks what it passes on as weak. */
export const isKnown = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch === '*' || (ifNoneMatch ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
