import type { ReportReason } from '../../../contract/ad-report-words.ts';

export interface TypedReport {
  reason: ReportReason;
  message: string;
  email: string;
  website: string;
  /** None without JavaScript. */
  idempotencyKey?: string;
}

/** What was typed, as it was typed: whether it fits is for the API to say. */
export function readReportForm(form: FormData): TypedReport {
  const textOf = (field: keyof TypedReport) => String(form.get(field) ?? '');
  const idempotencyKey = textOf('idempotencyKey');
  return {
    reason: textOf('reason') as ReportReason,
    message: textOf('message'),
    email: textOf('email'),
    website: textOf('website'),
    ...(idempotencyKey && { idempotencyKey }),
  };
}
