import { Radio } from '@digdir/designsystemet-react';
import { useEffect, useId, useState } from 'react';
import {
  assessmentLimits,
  type CriterionScore,
  scoreNames,
  scores,
  wrongScore,
} from '../../../contract/applications/assessment-fields.ts';
import type { HandledApplication } from '../../../contract/applications/handled-applications.ts';
import { Banner } from '../../ui/banner.tsx';
import { mendBelow } from '../../ui/check-fields.ts';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { LimitedInput } from '../../ui/limited-input.tsx';
import { useSentForm } from '../../ui/use-sent-form.ts';
import { FormDialog } from '../form-dialog.tsx';
import { isOutdated } from '../is-outdated.ts';
import { saveAssessment } from './assessment-calls.ts';
import styles from './assessments.module.css';

interface Props extends Pick<HandledApplication, 'id' | 'assessment'> {
  open: boolean;
  onClose: () => void;
  onDone: (message: string) => void;
  /** The criteria are not those any more. */
  onStale: () => void;
  onTyped: (isTyped: boolean) => void;
}

type Given = Partial<Omit<CriterionScore, 'criterion'>>;
type Values = Record<string, Given>;

/** One's own scores. What is typed stays until it was saved. */
export function AssessmentDialog({ id, assessment, open, onClose, onDone, onStale, onTyped }: Props) {
  const dialog = useId();
  const { criteria, own } = assessment;
  const [typed, setTyped] = useState<Values | null>(null);
  const values = typed ?? Object.fromEntries((own ?? []).map(({ criterion, ...given }) => [criterion, given]));
  useEffect(() => onTyped(typed !== null), [onTyped, typed]);
  const { form, banner, errors, show, errorOf, clearError, isSending, send } = useSentForm([]);
  const change = (criterion: string, part: Given) => {
    setTyped({ ...values, [criterion]: { ...values[criterion], ...part } });
    clearError(criterion);
  };
  const gone = Object.entries(typed ?? {}).filter(([criterion, { reason }]) => reason && !criteria.includes(criterion));
  const lacksScore = (criterion: string) => Boolean(values[criterion]?.reason?.trim()) && !values[criterion]?.score;

  /** Then no field is wrong, and what is said over them may be out of sight. */
  const isEmpty = banner !== null && errors.length === 0 && !criteria.some((each) => values[each]?.score);

  const save = async () => {
    const given = criteria.flatMap((criterion) => {
      const { score, reason = '' } = values[criterion] ?? {};
      return score ? [{ criterion, score, reason }] : [];
    });
    const { message } = await saveAssessment(id, given);
    setTyped(null);
    onDone(message);
  };
  const checkAndSend = async () => {
    const wrong = criteria.filter(lacksScore).map((path) => ({ path, msg: wrongScore }));
    if (wrong.length > 0) show(wrong, mendBelow);
    else await send(save, (error) => isOutdated(error) && onStale());
  };

  return (
    <FormDialog
      open={open}
      title="Din vurdering"
      sendLabel="Lagre vurderingen"
      isSending={isSending}
      form={form}
      onSend={checkAndSend}
      onClose={onClose}
    >
      <p>Kollegene dine ser den når de har gitt sin. Søkeren ser den ikke.</p>
      <div tabIndex={-1} data-refused={isEmpty || undefined}>
        <Banner>{banner}</Banner>
      </div>
      {gone.map(([criterion, { reason }]) => (
        <p key={criterion}>
          «{criterion}» er ikke lenger et kriterium. Du skrev: «{reason}»
        </p>
      ))}
      {criteria.map((criterion, index) => (
        <fieldset key={criterion} className={styles.criterion}>
          <legend>{criterion}</legend>
          <div className={styles.choices}>
            {scores.map((score) => (
              <Radio
                key={score}
                name={`${dialog}-${index}`}
                value={`${score}`}
                label={scoreNames[score]}
                checked={values[criterion]?.score === score}
                onChange={() => change(criterion, { score })}
              />
            ))}
          </div>
          <LabelledField id={`${dialog}-reason-${index}`} label="Begrunnelse" error={errorOf(criterion)} optional>
            {(labelled) => (
              <LimitedInput
                {...labelled}
                value={values[criterion]?.reason ?? ''}
                maxLength={assessmentLimits.reason}
                onChange={({ target }) => change(criterion, { reason: target.value })}
              />
            )}
          </LabelledField>
        </fieldset>
      ))}
    </FormDialog>
  );
}
