/** What may be wrong with an ad, and how its page and the mails call it. */
export const reportReasons = ['fraud', 'unlawful', 'gone', 'wrong', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportReasonNames: Record<ReportReason, string> = {
  fraud: 'Svindel eller falsk annonse',
  unlawful: 'Diskriminering eller noe annet ulovlig',
  gone: 'Stillingen er ikke ledig lenger',
  wrong: 'Feil i annonsen',
  other: 'Noe annet',
};
