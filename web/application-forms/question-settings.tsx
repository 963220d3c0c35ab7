import { Select, Switch } from '@digdir/designsystemet-react';
import {
  fileTypes,
  formLimits,
  isSelect,
  isText,
  type QuestionType,
  questionTypes,
} from '../../contract/application-forms/application-form-fields.ts';
import type { QuestionHint } from '../../contract/application-forms/question-hints.ts';
import { FieldError, LabelledField } from '../ui/labelled-field.tsx';
import { LimitedInput } from '../ui/limited-input.tsx';
import { LimitedTextarea } from '../ui/limited-textarea.tsx';
import { ConditionSettings } from './condition-settings.tsx';
import { Dependents } from './dependents.tsx';
import styles from './form-builder.module.css';
import { type DraftQuestion, withType } from './form-draft.ts';
import { NumberField } from './number-field.tsx';
import { OptionsEditor } from './options-editor.tsx';
import { QuestionAdvice } from './question-advice.tsx';
import { questionTypeNames } from './question-types.ts';

interface Props {
  question: DraftQuestion;
  questions: DraftQuestion[];
  hints: QuestionHint[];
  errorOf: (field: keyof DraftQuestion) => string | undefined;
  /** With where its options stood, if they are other ones now. */
  onChange: (question: DraftQuestion, from?: number[]) => void;
}

/** Everything about one question; what its type does not use is not shown. */
export function QuestionSettings({ question, questions, hints, errorOf, onChange }: Props) {
  const { id, type } = question;
  const advice = `rad-${id}`;
  const change = (part: Partial<DraftQuestion>) => onChange({ ...question, ...part });
  return (
    <div className={styles.settings}>
      <LabelledField
        id={`text-${id}`}
        label="Spørsmålstekst"
        error={errorOf('question')}
        {...(hints.length > 0 && { explainedBy: advice })}
      >
        {(field) => (
          <LimitedTextarea
            {...field}
            rows={2}
            value={question.question}
            maxLength={formLimits.question}
            onChange={({ target }) => change({ question: target.value })}
          />
        )}
      </LabelledField>
      <QuestionAdvice id={advice} hints={hints} />
      <LabelledField id={`type-${id}`} label="Type svar" error={undefined}>
        {(field) => (
          <Select
            {...field}
            value={type}
            onChange={({ target }) => onChange(withType(question, target.value as QuestionType))}
          >
            {questionTypes.map((each) => (
              <Select.Option key={each} value={each}>
                {questionTypeNames[each]}
              </Select.Option>
            ))}
          </Select>
        )}
      </LabelledField>
      {isText(type) && <TextSettings question={question} errorOf={errorOf} change={change} />}
      {isSelect(type) && (
        <OptionsEditor
          id={`alternativer-${id}`}
          options={question.options}
          error={errorOf('options')}
          onChange={(options, from) => onChange({ ...question, options }, from)}
        />
      )}
      <Dependents question={question} questions={questions} />
      {type === 'file_upload' && <FileSettings question={question} errorOf={errorOf} change={change} />}
      <Switch
        label="Må besvares"
        checked={question.required}
        onChange={({ target }) => change({ required: target.checked })}
      />
      <ConditionSettings
        question={question}
        questions={questions}
        error={errorOf('showWhen')}
        onChange={(showWhen) => change({ showWhen })}
      />
    </div>
  );
}

type SettingsProps = Pick<Props, 'question' | 'errorOf'> & { change: (part: Partial<DraftQuestion>) => void };

const TextSettings = ({ question, errorOf, change }: SettingsProps) => (
  <div className={styles.pair}>
    <LabelledField
      id={`eksempel-${question.id}`}
      label="Eksempeltekst i feltet"
      optional
      error={errorOf('placeholder')}
    >
      {(field) => (
        <LimitedInput
          {...field}
          value={question.placeholder}
          maxLength={formLimits.placeholder}
          onChange={({ target }) => change({ placeholder: target.value })}
        />
      )}
    </LabelledField>
    <NumberField
      id={`tegn-${question.id}`}
      label="Maks antall tegn"
      range={formLimits.answer}
      value={question.maxLength}
      error={errorOf('maxLength')}
      onChange={(maxLength) => change({ maxLength })}
    />
  </div>
);

function FileSettings({ question, errorOf, change }: SettingsProps) {
  const { id, allowedFileTypes } = question;
  const error = errorOf('allowedFileTypes');
  return (
    <>
      <fieldset className={styles.fileTypes} aria-describedby={error && `filtyper-${id}-error`}>
        <legend className="ds-label" data-weight="medium">
          Tillatte filtyper
        </legend>
        {fileTypes.map((each) => (
          <label key={each}>
            <input
              type="checkbox"
              className="ds-input"
              aria-invalid={error ? true : undefined}
              checked={allowedFileTypes.includes(each)}
              onChange={({ target }) =>
                change({
                  allowedFileTypes: fileTypes.filter((kind) =>
                    kind === each ? target.checked : allowedFileTypes.includes(kind),
                  ),
                })
              }
            />
            {each.toUpperCase()}
          </label>
        ))}
        <FieldError id={`filtyper-${id}`} error={error} />
      </fieldset>
      <NumberField
        id={`storrelse-${id}`}
        label="Maks filstørrelse i MB"
        range={formLimits.fileSize}
        value={question.maxFileSize}
        error={errorOf('maxFileSize')}
        onChange={(maxFileSize) => change({ maxFileSize })}
      />
    </>
  );
}
