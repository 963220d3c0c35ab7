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
import { reasonOf } from '../../../contract/call.ts';
import { Banner } from '../../ui/banner.tsx';
import { mendBelow } from '../../ui/check-fields.ts';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { LimitedInput } from '../../ui/limited-input.tsx';
import { useOnRefused } from '../../ui/on-refused.ts';
import { useRefusedForm } from '../../ui/use-refused-form.ts';
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
  const logInAgain = useOnRefused();
  const dialog = useId();
  const { criteria, own } = assessment;
  const [typed, setTyped] = useState<Values | null>(null);
  const values = typed ?? Object.fromEntries((own ?? []).map(({ criterion, ...given }) => [criterion, given]));
  useEffect(() => onTyped(typed !== null), [onTyped, typed]);
  const [problem, setProblem] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const { form, refuse } = useRefusedForm(isSaving);
  const change = (criterion: string, part: Given) =>
    setTyped({ ...values, [criterion]: { ...values[criterion], ...part } });
  const gone = Object.entries(typed ?? {}).filter(([criterion, { reason }]) => reason && !criteria.includes(criterion));
  const lacksScore = (criterion: string) => Boolean(values[criterion]?.reason?.trim()) && !values[criterion]?.score;

  /** Then no field is wrong, and what is said over them may be out of sight. */
  const isEmpty = problem !== null && problem !== mendBelow && !criteria.some((each) => values[each]?.score);

  const save = async () => {
    setChecked(true);
    const given = criteria.flatMap((criterion) => {
      const { score, reason = '' } = values[criterion] ?? {};
      return score ? [{ criterion, score, reason }] : [];
    });
    if (criteria.some(lacksScore)) return refused(mendBelow);
    setSaving(true);
    setProblem(null);
    try {
      const { message } = await saveAssessment(id, given);
      setTyped(null);
      onDone(message);
    } catch (error) {
      logInAgain(error, () => setProblem(null));
      refused(reasonOf(error));
      if (isOutdated(error)) onStale();
    } finally {
      setSaving(false);
    }
  };
  const refused = (message: string) => {
    setProblem(message);
    refuse();
  };

  return (
    <FormDialog
      open={open}
      title="Din vurdering"
      sendLabel="Lagre vurderingen"
      isSending={isSaving}
      form={form}
      onSend={save}
      onClose={onClose}
    >
      <p>Kollegene dine ser den når de har gitt sin. Søkeren ser den ikke.</p>
      <div tabIndex={-1} data-refused={isEmpty || undefined}>
        <Banner>{problem}</Banner>
      </div>
      {gone.map(([criterion, { reason }]) => (
        <p key={criterion}>
          «{criterion}» er ikke lenger et kriterium. Du skrev: «{reason}»
        </p>
      ))}
      {criteria.map((criterion, index) => {
        const error = isChecked && lacksScore(criterion) ? wrongScore : undefined;
        return (
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
            <LabelledField id={`${dialog}-reason-${index}`} label="Begrunnelse" error={error} optional>
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
        );
      })}
    </FormDialog>
  );
}
