import { useCallback, useEffect, useId, useState } from 'react';
import { assessmentLimits } from '../../../contract/applications/assessment-fields.ts';
import { CallError, reasonOf } from '../../../contract/call.ts';
import { useReading } from '../../platform/use-reading.ts';
import { Banner } from '../../ui/banner.tsx';
import { CountedText } from '../../ui/counted-text.tsx';
import { LoadingOrRetry } from '../../ui/loading-or-retry.tsx';
import { useOnRefused } from '../../ui/on-refused.ts';
import { useWrongFields } from '../../ui/use-wrong-fields.ts';
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
  const logInAgain = useOnRefused();
  const id = useId();
  const { businessId, positionId } = of;
  const read = useCallback(() => loadCriteria({ businessId, positionId }), [businessId, positionId]);
  const { data: known, setData: setKnown, problem: unread, retry } = useReading(open ? read : null);
  const [typed, setTyped] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const { form, banner, show, hush, forget, errorOf, clearError } = useWrongFields(isSaving);
  const isSuggested = known?.criteria.length === 0 && known.suggested.length > 0;
  const initial = (isSuggested ? known.suggested : known?.criteria)?.join('\n') ?? '';
  const shown = typed ?? initial;
  const isTyped = typed !== null && typed !== initial;
  useEffect(() => onTyped(isTyped), [onTyped, isTyped]);

  const save = async () => {
    setSaving(true);
    forget();
    const lines = shown.split('\n').filter((line) => line.trim());
    try {
      const { message } = await saveCriteria(of, lines, known?.criteria ?? []);
      setTyped(null);
      onDone(message);
    } catch (error) {
      logInAgain(error, hush);
      const isWrong = error instanceof CallError && error.errors.length > 0;
      show(isWrong ? [{ path: 'criteria', msg: error.message }] : [], isWrong ? '' : reasonOf(error));
      // What a colleague chose is told; what was typed stays.
      if (error instanceof CallError && error.status === 409) setKnown(await loadCriteria(of).catch(() => known));
    } finally {
      setSaving(false);
    }
  };

  return (
    <FormDialog
      open={open}
      title="Kriterier"
      sendLabel="Lagre kriteriene"
      isReady={known !== null}
      isSending={isSaving}
      form={form}
      onSend={save}
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
