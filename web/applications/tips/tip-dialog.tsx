import { useCallback, useEffect, useId, useState } from 'react';
import { useParams } from 'react-router';
import { tipLimits } from '../../../contract/applications/application-words.ts';
import type { HandledApplication } from '../../../contract/applications/handled-applications.ts';
import type { CallError } from '../../../contract/call.ts';
import { policy } from '../../../contract/policy.ts';
import { formatDay } from '../../platform/format.ts';
import { useAttemptKey } from '../../platform/use-attempt-key.ts';
import { useReading } from '../../platform/use-reading.ts';
import { Banner } from '../../ui/banner.tsx';
import { CountedText } from '../../ui/counted-text.tsx';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { LoadingOrRetry } from '../../ui/loading-or-retry.tsx';
import { useSentForm } from '../../ui/use-sent-form.ts';
import { FormDialog } from '../form-dialog.tsx';
import { ReplyWordings } from '../reply-wordings.tsx';
import { loadOpen, sendTip, type TipValues } from './tip-calls.ts';

interface Props {
  open: boolean;
  applications: HandledApplication[];
  /** Whom it goes to. */
  who: string;
  /** Refused, they may not be as they were read. */
  onClose: (wasRefused: boolean) => void;
  onSent: (message: string) => void;
  /** They are gone, or out of reach. */
  onMissing: (error: CallError) => void;
  onTyped: (isTyped: boolean) => void;
}

const nothing: TipValues = { positionId: '', message: '' };

/** What is typed stays until it was sent. */
export function TipDialog({ open, applications, who, onClose, onSent, onMissing, onTyped }: Props) {
  const { businessId = '' } = useParams();
  const id = useId();
  const [values, setValues] = useState(nothing);
  useEffect(() => onTyped(values.message.trim() !== ''), [onTyped, values.message]);
  const { form, banner, forget, errorOf, clearError, isSending, send } = useSentForm(['positionId', 'message']);
  const attempt = useAttemptKey();
  const read = useCallback(() => loadOpen(businessId), [businessId]);
  const { data, problem, retry } = useReading(open ? read : null, failed);
  // Whoever applied for it knows it.
  const positions = data?.filter((position) => applications.some((each) => each.positionId.id !== position.id));
  const chosen = positions?.find((position) => position.id === values.positionId);
  const change = (part: Partial<TipValues>) => {
    setValues((before) => ({ ...before, ...part }));
    for (const name of Object.keys(part)) clearError(name);
  };
  const type = (message: string) => change({ message });

  const tip = async () => {
    const ids = applications.map((each) => each.id);
    const { message } = await sendTip(applications, values, attempt.keyFor({ ...values, ids }));
    attempt.forget();
    setValues(nothing);
    onSent(message);
  };

  return (
    <FormDialog
      open={open}
      title="Tips om en stilling"
      sendLabel={isSending ? 'Sender …' : 'Send tipset'}
      isReady={Boolean(positions?.length)}
      isSending={isSending}
      form={form}
      onSend={() => send(tip, (error) => error.status === 404 && onMissing(error))}
      onClose={() => {
        forget();
        onClose(Boolean(banner));
      }}
    >
      <p>
        {who} Tipset står under «Mine søknader» hos søkeren, og går som regel på e-post også. Ingen får tips om samme
        stilling to ganger, og ingen får mer enn {tipLimits.most} på {tipLimits.days} dager.
      </p>
      <Banner>{problem}</Banner>
      {!positions && <LoadingOrRetry retry={retry}>Laster stillingene …</LoadingOrRetry>}
      {positions?.length === 0 && <p>Bedriften har ingen andre åpne stillinger å tipse om nå.</p>}
      {positions && positions.length > 0 && (
        <>
          <LabelledField
            id={`${id}-position`}
            label="Stilling"
            error={errorOf('positionId')}
            {...(chosen && { description: `Siste søknadsdag er ${formatDay(chosen.lastDay)}.` })}
          >
            {(labelled) => (
              <select
                {...labelled}
                className="ds-input"
                value={values.positionId}
                onChange={({ target }) => change({ positionId: target.value })}
              >
                <option value="">Velg en stilling</option>
                {positions.map(({ id: position, title, location }) => (
                  <option key={position} value={position}>
                    {[title, location].filter(Boolean).join(', ')}
                  </option>
                ))}
              </select>
            )}
          </LabelledField>
          <CountedText
            id={`${id}-message`}
            label="Melding"
            rows={3}
            value={values.message}
            maxLength={policy.applicationHandling.messageLength}
            error={errorOf('message')}
            optional
            onChange={type}
          />
          <ReplyWordings field={`${id}-message`} typed={values.message} onType={type} />
        </>
      )}
      <Banner>{banner}</Banner>
    </FormDialog>
  );
}

const failed = { failed: 'Kunne ikke laste stillingene' };
