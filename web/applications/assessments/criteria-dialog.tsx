import { useCallback, useEffect, useId, useState } from 'react';
import { assessmentLimits } from '../../../contract/assessment-fields.ts';
import { CallError, reasonOf } from '../../../contract/call.ts';
import { useReading } from '../../platform/use-reading.ts';
import { Banner } from '../../ui/banner.tsx';
import { CountedText } from '../../ui/counted-text.tsx';
import { LoadingOrRetry } from '../../ui/loading-or-retry.tsx';
import { useOnRefused } from '../../ui/on-refused.ts';
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
  const [problem, setProblem] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const isSuggested = known?.criteria.length === 0 && known.suggested.length > 0;
  const initial = (isSuggested ? known.suggested : known?.criteria)?.join('\n') ?? '';
  const shown = typed ?? initial;
  const isTyped = typed !== null && typed !== initial;
  useEffect(() => onTyped(isTyped), [onTyped, isTyped]);

  const save = async () => {
    setSaving(true);
    setProblem(null);
    setWrong(undefined);
    const lines = shown.split('\n').filter((line) => line.trim());
    try {
      const { message } = await saveCriteria(of, lines, known?.criteria ?? []);
      setTyped(null);
      onDone(message);
    } catch (error) {
      logInAgain(error, () => setProblem(null));
      if (error instanceof CallError && error.errors.length > 0) {
        setWrong(error.message);
        document.getElementById(id)?.focus();
      } else setProblem(reasonOf(error));
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
      onSend={save}
      onClose={() => {
        setProblem(null);
        onClose();
      }}
    >
      <p>Gjelder alle som søker på {title}. Vurderinger av et kriterium du fjerner eller endrer, vises ikke lenger.</p>
      <Banner>{problem ?? unread}</Banner>
      {known ? (
        <CountedText
          id={id}
          label="Hva dere vurderer søkerne etter"
          description={`Ett på hver linje, høyst ${assessmentLimits.criteria}.${isSuggested && typed === null ? ' Disse er hentet fra kravene i annonsen.' : ''}`}
          rows={6}
          value={shown}
          maxLength={MOST_LETTERS}
          error={wrong}
          onChange={(text) => {
            setTyped(text);
            setWrong(undefined);
          }}
        />
      ) : (
        <LoadingOrRetry retry={retry}>Laster kriteriene …</LoadingOrRetry>
      )}
    </FormDialog>
  );
}
