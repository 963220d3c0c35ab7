import { Select } from '@digdir/designsystemet-react';
import { conditionProblemOf, conditionProblems, quoted } from '../../contract/application-forms/question-conditions.ts';
import { answerInWords } from '../../contract/applications/application-words.ts';
import { FieldError, LabelledField } from '../ui/labelled-field.tsx';
import { choicesOf, decidersOf, withChoice } from './draft-conditions.ts';
import styles from './form-builder.module.css';
import type { DraftQuestion } from './form-draft.ts';

interface Props {
  question: DraftQuestion;
  questions: DraftQuestion[];
  /** What it was refused for. */
  error: string | undefined;
  onChange: (showWhen: DraftQuestion['showWhen']) => void;
}

/** Whether it is asked of everybody, or only after some answers to an earlier question. */
export function ConditionSettings({ question, questions, error, onChange }: Props) {
  const { id, showWhen } = question;
  const deciders = decidersOf(question, questions);
  const problem = conditionProblemOf(question, questions);
  // That an answer is to be chosen is no mistake while one is about to.
  const wrong = error ?? (problem && problem !== 'none' ? `Spørsmålet ${conditionProblems[problem]}` : undefined);
  const isOfAnswers = problem === 'none' || problem === 'other';
  const deciding = deciders.find((each) => each.id === showWhen?.questionId);
  if (deciders.length === 0 && !showWhen) return null;

  const depend = (questionId: string) => {
    const chosen = deciders.find((each) => each.id === questionId);
    onChange(chosen && { questionId, answers: chosen.type === 'yes_no' ? ['ja'] : [] });
  };
  return (
    <>
      <LabelledField id={`vis-${id}`} label="Vis bare når" optional error={isOfAnswers ? undefined : wrong}>
        {(field) => (
          <Select {...field} value={showWhen?.questionId ?? ''} onChange={({ target }) => depend(target.value)}>
            <Select.Option value="">Vises alltid</Select.Option>
            {deciders.map((each) => (
              <Select.Option key={each.id} value={each.id}>
                Spørsmål {questions.indexOf(each) + 1}: {quoted(each)}
              </Select.Option>
            ))}
            {showWhen && !deciding && <Select.Option value={showWhen.questionId}>Velg et annet spørsmål</Select.Option>}
          </Select>
        )}
      </LabelledField>
      {showWhen && deciding && (
        <Answers
          id={`vis-svar-${id}`}
          deciding={deciding}
          condition={showWhen}
          error={isOfAnswers ? wrong : undefined}
          onChange={onChange}
        />
      )}
    </>
  );
}

interface AnswersProps {
  id: string;
  deciding: DraftQuestion;
  condition: NonNullable<DraftQuestion['showWhen']>;
  error: string | undefined;
  onChange: Props['onChange'];
}

function Answers({ id, deciding, condition, error, onChange }: AnswersProps) {
  return (
    <fieldset className={styles.fileTypes} aria-describedby={error && `${id}-error`}>
      <legend className="ds-label" data-weight="medium">
        {quoted(deciding)} er besvart med
      </legend>
      {choicesOf(condition, deciding).map(({ answer, place, isChosen, isAlike }) => (
        <label key={place}>
          <input
            type="checkbox"
            className="ds-input"
            aria-invalid={error ? true : undefined}
            checked={isChosen}
            onChange={({ target }) => onChange(withChoice(condition, deciding, place, target.checked))}
          />
          {answerInWords({ questionType: deciding.type, response: answer })}
          {isAlike && ` (alternativ ${place + 1})`}
        </label>
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
