/** Why a file is not shown. */
export interface Refusal {
  reason: string;
  /** It may be otherwise the next time. */
  canRetry?: boolean;
}

/** Browsers of before 2026 remember a script that did not come, and after an upgrade it is gone: then only a new page helps. */
export const notLoaded: Refusal = {
  reason:
    'Nettverksfeil. Det som skal til for å vise filen, kom ikke fram. Hjelper det ikke å prøve igjen, last siden på nytt.',
  canRetry: true,
};
