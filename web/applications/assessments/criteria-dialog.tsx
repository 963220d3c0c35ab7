import { useCallback, useEffect, useId, useState } from 'react';
import { assessmentLimits } from '../../../contract/applications/assessment-fields.ts';
import type { CallError } from '../../../contract/call.ts';
import { useReading } from '../../platform/use-reading.ts';
import { Banner } from '../../ui/banner.tsx';
import { CountedText } from '../../ui/counted-text.tsx';
import { LoadingOrRetry } from '../../ui/loading-or-retry.tsx';
import { useSentForm } from '../../ui/use-sent-form.ts';
import { FormDialog } from '../form-dialog.tsx';
import { loadCriteria, type OfPosition, saveCriteria } from './assessment-calls.ts';

interface Props {
  open: boolean;
  of: OfPosition;
  /** Of the position. */
  title: string;
  onClose: () => void;
  onDone: (message: string) => void;
  onTyped: (isTyped: boolean) => void;
}

const MOST_LETTERS = assessmentLimits.criteria * (assessmentLimits.criterion + 1);

/** What applicants for the position are judged by; taken from what the ad asks for as long as nothing is chosen. */
export function CriteriaDialog({ open, of, title, onClose, onDone, onTyped }: Props) {
  const id = useId();
  const { businessId, positionId } = of;
  const read = useCallback(() => loadCriteria({ businessId, positionId }), [businessId, positionId]);
  const { data: known, setData: setKnown, problem: unread, retry } = useReading(open ? read : null);
  const [typed, setTyped] = useState<string | null>(null);
  const { form, banner, show, hush, errorOf, clearError, isSending, send } = useSentForm(['criteria']);
  const isSuggested = known?.criteria.length === 0 && known.suggested.length > 0;
  const initial = (isSuggested ? known.suggested : known?.criteria)?.join('\n') ?? '';
  const shown = typed ?? initial;
  const isTyped = typed !== null && typed !== initial;
  useEffect(() => onTyped(isTyped), [onTyped, isTyped]);

  const save = async () => {
    const lines = shown.split('\n').filter((line) => line.trim());
    const { message } = await saveCriteria(of, lines, known?.criteria ?? []);
    setTyped(null);
    onDone(message);
  };
  const refused = async ({ status, errors, message }: CallError) => {
    // Whichever of them is wrong, they stand in one field.
    if (errors.length > 0) show([{ path: 'criteria', msg: message }], '');
    // What a colleague chose is told; what was typed stays.
    if (status === 409) setKnown(await loadCriteria(of).catch(() => known));
  };

  return (
    <FormDialog
      open={open}
      title="Kriterier"
      sendLabel="Lagre kriteriene"
      isReady={known !== null}
      isSending={isSending}
      form={form}
      onSend={() => send(save, refused)}
      onClose={() => {
        hush();
        onClose();
      }}
    >
      <p>Gjelder alle som søker på {title}. Vurderinger av et kriterium du fjerner eller endrer, vises ikke lenger.</p>
      <Banner>{banner ?? unread}</Banner>
      {known ? (
        <CountedText
          id={id}
          label="Hva dere vurderer søkerne etter"
          description={`Ett på hver linje, høyst ${assessmentLimits.criteria}.${isSuggested && typed === null ? ' Disse er hentet fra kravene i annonsen.' : ''}`}
          rows={6}
          value={shown}
          maxLength={MOST_LETTERS}
          error={errorOf('criteria')}
          onChange={(text) => {
            setTyped(text);
            clearError('criteria');
          }}
        />
      ) : (
        <LoadingOrRetry retry={retry}>Laster kriteriene …</LoadingOrRetry>
      )}
    </FormDialog>
  );
}
