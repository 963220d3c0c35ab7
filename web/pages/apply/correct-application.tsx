import { useCallback } from 'react';
import type { applications } from '../../../contract/applications.ts';
import type { Reply } from '../../../contract/endpoint.ts';
import type { AccountUser } from '../../accounts/read-account.ts';
import type { ApplyForm } from '../../applications/filled-in.ts';
import { api } from '../../platform/api.ts';
import { useReading } from '../../platform/use-reading.ts';
import { Banner } from '../../ui/banner.tsx';
import { LoadingOrRetry } from '../../ui/loading-or-retry.tsx';
import { AlreadySent } from './already-sent.tsx';
import { ApplicantForm } from './applicant-form.tsx';

interface Props {
  form: ApplyForm;
  /** What was sent. */
  application: NonNullable<ApplyForm['application']>;
  person: AccountUser;
  onReload: () => Promise<void>;
}

/** What was sent, in the form again. Until it is sent anew, the employer has it as it was. */
export function CorrectApplication({ form, application, person, onReload }: Props) {
  const { id } = application;
  const read = useCallback(async () => (await api('GET /applications/mine/:id', { params: { id } })).application, [id]);
  const { data: own, problem, retry } = useReading(read);
  if (!own) {
    return (
      <>
        <Banner>{problem}</Banner>
        <LoadingOrRetry retry={retry}>Laster søknaden …</LoadingOrRetry>
      </>
    );
  }
  if (!own.canCorrect || !form.applicationForm) return <AlreadySent application={application} isFinal />;
  return (
    <ApplicantForm form={withSent(form, own)} person={person} isGone={false} onReload={onReload} corrects={own.id} />
  );
}

type Own = Reply<typeof applications.readMine>['application'];

/** As if it had been begun and not sent. Whether one still may is for the server to say: what is written stays in sight. */
function withSent(form: ApplyForm, own: Own): ApplyForm {
  const { applicantInfo, responses, keepsLonger, listEntry, submittedAt, isAnonymous } = own;
  return {
    ...form,
    position: { ...form.position, isReadAnonymously: isAnonymous },
    application: null,
    closed: null,
    draft: {
      applicantInfo: { ...applicantInfo, phone: applicantInfo.phone ?? '' },
      responses,
      keepsLonger,
      listEntry: listEntry && {
        ...listEntry,
        age: `${listEntry.age}`,
        wantsExemption: listEntry.exemption !== null,
        exemptionReason: listEntry.exemption?.reason ?? '',
      },
      startedAt: submittedAt,
      updatedAt: submittedAt,
    },
  };
}
