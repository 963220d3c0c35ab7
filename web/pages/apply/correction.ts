import type { applications } from '../../../contract/applications.ts';
import type { Reply } from '../../../contract/endpoint.ts';
import type { startOf } from '../../applications/filled-in.ts';

type Own = Reply<typeof applications.readMine>['application'];

/** What is put right in an application that was sent: that one, as the form has it, and what was begun and not sent anew. */
export interface Correction extends Pick<Own, 'id' | 'correctedAt' | 'draft'> {
  sent: NonNullable<Parameters<typeof startOf>[0]>;
}

export function correctionOf({ id, correctedAt, draft, ...own }: Own): Correction {
  const { applicantInfo, responses, keepsLonger, wantsTips, listEntry } = own;
  const sent = {
    applicantInfo: { ...applicantInfo, phone: applicantInfo.phone ?? '' },
    responses,
    keepsLonger,
    wantsTips,
    listEntry: listEntry && {
      ...listEntry,
      age: `${listEntry.age}`,
      wantsExemption: listEntry.exemption !== null,
      exemptionReason: listEntry.exemption?.reason ?? '',
    },
  };
  return { id, correctedAt, draft, sent };
}
