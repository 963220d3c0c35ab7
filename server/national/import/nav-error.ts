interface Kind {
  /** Asking again will not help. */
  isPermanent?: boolean;
  /** NAV wants to be left alone, or knows nobody by our token: nothing is wrong with what was asked for. */
  isPause?: boolean;
  /** The service is well, and has said something of this ad alone. */
  isOfAd?: boolean;
}

/** What NAV's service did that it should not. */
export class NavError extends Error {
  readonly isPermanent: boolean;
  readonly isPause: boolean;
  readonly isOfAd: boolean;
  constructor(message: string, { isPermanent = false, isPause = false, isOfAd = false }: Kind = {}) {
    super(message);
    this.isPermanent = isPermanent;
    this.isPause = isPause;
    this.isOfAd = isOfAd;
  }
}
