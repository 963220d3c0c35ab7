interface Kind {
  /** Asking again will not help. */
  isPermanent?: boolean;
  /** NAV wants to be left alone, or knows nobody by our token: nothing is wrong with what was asked for. */
  isPause?: boolean;
}

/** What NAV's service did that it should not. */
export class NavError extends Error {
  readonly isPermanent: boolean;
  readonly isPause: boolean;
  constructor(message: string, { isPermanent = false, isPause = false }: Kind = {}) {
    super(message);
    this.isPermanent = isPermanent;
    this.isPause = isPause;
  }
}
