import { useEffect, useId, useState } from 'react';
import {
  interviewLimits,
  interviewWays,
  placeNames,
  wayNames,
} from '../../../contract/applications/interview-words.ts';
import type { CallError } from '../../../contract/call.ts';
import { policy } from '../../../contract/policy.ts';
import { Banner } from '../../ui/banner.tsx';
import { CautionsForEmployer } from '../../ui/cautions.tsx';
import { mendBelow } from '../../ui/check-fields.ts';
import { CountedText } from '../../ui/counted-text.tsx';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { LimitedInput } from '../../ui/limited-input.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useSentForm } from '../../ui/use-sent-form.ts';
import { FormDialog } from '../form-dialog.tsx';
import { Radios } from '../radios.tsx';
import { emptyOffer, type Invited, type OfferValues, type Stale, sendOffer } from './interview-calls.ts';
import { OfferTimes } from './offer-times.tsx';

interface Props {
  open: boolean;
  applications: Invited;
  /** Whom it goes to. */
  who: string;
  /** What was offered before. */
  initial?: OfferValues;
  onClose: () => void;
  onSent: (message: string, stale: Stale) => void;
  /** A colleague changed all of them meanwhile: sent once more, with what they are now, it is meant. */
  onStale: (stale: Stale) => void;
  /** Who was to be invited is gone, or out of reach. */
  onMissing: (error: CallError) => void;
  /** Something stands here that is not sent. */
  onTyped: (isTyped: boolean) => void;
}

const lengths = [15, 20, 30, 45, 60, 90, 120, 180, 240];
const byLength = (one: number, other: number) => one - other;

/** What is typed stays until it is sent to all. */
export function OfferDialog(props: Props) {
  const { open, applications, who, initial = emptyOffer, onClose, onSent } = props;
  const id = useId();
  const [typed, setTyped] = useState<OfferValues | null>(null);
  const values = typed ?? initial;
  const { onTyped } = props;
  useEffect(() => onTyped(typed !== null), [onTyped, typed]);
  const { form, errors, banner, show, errorOf, clearError, isSending, send } = useSentForm([
    'place',
    'times',
    'message',
  ]);
  const change = (part: Partial<OfferValues>) => {
    const next = { ...values, ...part };
    setTyped(next);
    for (const { path } of errors) if (!isSame(path, values, next)) clearError(path);
  };

  const offer = async () => {
    const { message, offered, staleApplications } = await sendOffer(applications, values);
    if (offered.length === 0) {
      show([], `${message}.`);
      return props.onStale(staleApplications);
    }
    if (staleApplications.length === 0) setTyped(null);
    onSent(`${message}.`, staleApplications);
  };

  return (
    <FormDialog
      open={open}
      title="Kall inn til intervju"
      sendLabel={isSending ? 'Sender …' : 'Send invitasjon'}
      isSending={isSending}
      form={form}
      onSend={() => send(offer, (error) => error.status === 404 && props.onMissing(error))}
      onClose={onClose}
    >
      <p>
        {who} {applications.length > 1 && 'De velger blant de samme tidene, og hver tid kan tas én gang. '}
        Invitasjonen går på e-post med en gang. Den som venter eller er avslått, blir Kontaktet.
      </p>
      <Banner>{errors.length > 0 && mendBelow}</Banner>
      <Radios
        legend="Hvordan"
        name="way"
        choices={interviewWays}
        labelOf={(way) => wayNames[way]}
        chosen={values.way}
        onChoose={(way) => change({ way, ...(way !== values.way && { place: '' }) })}
      />
      <LabelledField
        id={`${id}-place`}
        label={placeNames[values.way]}
        {...(values.way === 'phone' && { description: 'For eksempel hvem som ringer, og fra hvilket nummer.' })}
        optional={values.way === 'phone'}
        error={errorOf('place')}
      >
        {(labelled) => (
          <LimitedInput
            {...labelled}
            type={values.way === 'video' ? 'url' : 'text'}
            value={values.place}
            maxLength={interviewLimits.place}
            onChange={({ target }) => change({ place: target.value })}
          />
        )}
      </LabelledField>
      <SelectField
        label="Varighet"
        name="minutes"
        value={`${values.minutes}`}
        onChange={(value) => change({ minutes: Number(value) })}
      >
        {[...new Set([...lengths, values.minutes])].sort(byLength).map((minutes) => (
          <option key={minutes} value={minutes}>
            {minutes} minutter
          </option>
        ))}
      </SelectField>
      <OfferTimes
        id={id}
        times={values.times}
        minutes={values.minutes}
        applicants={applications.length}
        errorOf={errorOf}
        onChange={(times) => change({ times })}
      />
      <CountedText
        id={`${id}-message`}
        label="Melding"
        rows={3}
        value={values.message}
        maxLength={policy.applicationHandling.messageLength}
        error={errorOf('message')}
        optional
        onChange={(message) => change({ message })}
      />
      <CautionsForEmployer text={values.message} />
      <Banner>{banner}</Banner>
    </FormDialog>
  );
}

/** What an error speaks of is as it was. Where a time was taken away, others have taken its place. */
function isSame(path: string, before: OfferValues, after: OfferValues) {
  const [name = '', index] = path.split('.');
  if (name !== 'times') return before[name as keyof OfferValues] === after[name as keyof OfferValues];
  if (after.times.length < before.times.length) return false;
  return index === undefined ? before.times === after.times : before.times[+index] === after.times[+index];
}
