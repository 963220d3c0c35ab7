import { type ComponentProps, useCallback, useEffect, useState } from 'react';
import type { ApplyForm } from '../../applications/filled-in.ts';
import { keepCopy } from '../../applications/kept-copy.ts';
import { api } from '../../platform/api.ts';
import { useReading } from '../../platform/use-reading.ts';
import { Banner } from '../../ui/banner.tsx';
import { LoadingOrRetry } from '../../ui/loading-or-retry.tsx';
import { AlreadySent } from './already-sent.tsx';
import { ApplicantForm } from './applicant-form.tsx';
import { correctionOf } from './correction.ts';

type Props = Omit<ComponentProps<typeof ApplicantForm>, 'corrects'>;

/** Where something was sent. Withdrawn meanwhile, what is written stays in sight. */
export function CorrectApplication(props: Props) {
  const [sent] = useState(props.form.application);
  return sent ? <Correcting {...props} sent={sent} /> : <ApplicantForm {...props} />;
}

/** What was sent, in the form again. Until it is sent anew, the employer has it as it was. */
function Correcting({ form, sent, onReload, ...rest }: Props & { sent: NonNullable<ApplyForm['application']> }) {
  const { id } = sent;
  const read = useCallback(async () => (await api('GET /applications/mine/:id', { params: { id } })).application, [id]);
  const { data: own, setData, problem, retry } = useReading(read);
  const personId = rest.person.id;
  const isOver = own?.canCorrect === false;
  useEffect(() => {
    if (isOver) keepCopy(personId, id, null);
  }, [isOver, personId, id]);
  if (!own) {
    return (
      <>
        <Banner>{problem}</Banner>
        <LoadingOrRetry retry={retry}>Laster søknaden …</LoadingOrRetry>
      </>
    );
  }
  if (isOver || !form.applicationForm) return <AlreadySent application={sent} isFinal />;
  /** Whether one still may is for the server to say: what is written stays in sight. */
  const readAgain = async () => {
    const now = await read();
    setData({ ...now, canCorrect: own.canCorrect });
  };
  const reload = async () => void (await Promise.allSettled([onReload(), readAgain()]));
  return <ApplicantForm {...rest} form={asOpen(form, own)} corrects={correctionOf(own)} onReload={reload} />;
}

/** As if it had not been sent. */
const asOpen = (form: ApplyForm, { isAnonymous }: { isAnonymous: boolean }): ApplyForm => ({
  ...form,
  position: { ...form.position, isReadAnonymously: isAnonymous },
  application: null,
  closed: null,
});
