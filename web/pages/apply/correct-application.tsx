import { type ComponentProps, useCallback, useState } from 'react';
import type { applications } from '../../../contract/applications.ts';
import type { Reply } from '../../../contract/endpoint.ts';
import type { ApplyForm } from '../../applications/filled-in.ts';
import { api } from '../../platform/api.ts';
import { useReading } from '../../platform/use-reading.ts';
import { Banner } from '../../ui/banner.tsx';
import { LoadingOrRetry } from '../../ui/loading-or-retry.tsx';
import { AlreadySent } from './already-sent.tsx';
import { ApplicantForm } from './applicant-form.tsx';

type Props = Omit<ComponentProps<typeof ApplicantForm>, 'corrects'>;

/** Where something was sent. Withdrawn meanwhile, what is written stays in sight. */
export function CorrectApplication(props: Props) {
  const [sent] = useState(props.form.application);
  return sent ? <Correcting {...props} sent={sent} /> : <ApplicantForm {...props} />;
}

/** What was sent, in the form again. Until it is sent anew, the employer has it as it was. */
function Correcting({ form, sent, ...rest }: Props & { sent: NonNullable<ApplyForm['application']> }) {
  const { id } = sent;
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
  if (!own.canCorrect || !form.applicationForm) return <AlreadySent application={sent} isFinal />;
  return <ApplicantForm {...rest} form={withSent(form, own)} corrects={id} />;
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
