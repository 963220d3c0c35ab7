import { Select } from '@digdir/designsystemet-react';
import type { ReactNode } from 'react';
import type { Question } from '../../contract/application-forms/application-form-fields.ts';
import { joinWithOr } from '../../contract/words-in-a-row.ts';
import { CountedText } from '../ui/counted-text.tsx';
import { DateInput } from '../ui/date-input.tsx';
import { LabelledField } from '../ui/labelled-field.tsx';
import { LimitedInput } from '../ui/limited-input.tsx';
import { ChoiceQuestion } from './choice-question.tsx';
import styles from './question-field.module.css';

/** One of them, or of `select_multiple` several; nothing is the empty text or list. */
export type AnswerValue = string | string[];

/** What ties the input of a file question to its label, hint and error. */
export interface FileInputProps {
  id: string;
  'aria-required': boolean;
  accept: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface Props {
  question: Question;
  value: AnswerValue;
  error?: string | undefined;
  disabled?: boolean | undefined;
  onChange: (value: AnswerValue) => void;
  /** The input of a file question, with what was uploaded: made by whoever uploads. */
  fileInput: (field: FileInputProps) => ReactNode;
}

/** Where a link to the question leads. */
export const questionFieldId = ({ id }: Pick<Question, 'id'>) => `svar-${id.replace(/[^\w-]/g, '_')}`;

/** Up to so many options are seen at once; more are a list to open. */
const MOST_SEEN_OPTIONS = 6;

/** A question as the applicant sees it. */
export function QuestionField({ question, value, error, disabled, onChange, fileInput }: Props) {
  const { type, required, placeholder, maxLength, options } = question;
  const id = questionFieldId(question);
  const text = typeof value === 'string' ? value : '';
  const labelled = { id, label: question.question, error, optional: !required };

  if (type === 'yes_no') {
    return (
      <ChoiceQuestion {...labelled} options={yesNo} chosen={[text]} disabled={disabled} onChange={firstOf(onChange)} />
    );
  }
  if (type === 'select_multiple') {
    const chosen = Array.isArray(value) ? value : [];
    return (
      <ChoiceQuestion
        {...labelled}
        description="Du kan velge flere."
        several
        options={options.map(asOption)}
        chosen={chosen}
        disabled={disabled}
        onChange={onChange}
      />
    );
  }
  if (type === 'select_single' && options.length <= MOST_SEEN_OPTIONS) {
    return (
      <ChoiceQuestion
        {...labelled}
        options={options.map(asOption)}
        chosen={[text]}
        disabled={disabled}
        onChange={firstOf(onChange)}
      />
    );
  }
  return (
    <div className={styles.question}>
      {type === 'long_answer' ? (
        <CountedText
          {...labelled}
          value={text}
          rows={6}
          maxLength={maxLength}
          placeholder={placeholder}
          disabled={disabled ?? false}
          onChange={onChange}
        />
      ) : (
        <LabelledField {...labelled} description={hintOf(question)}>
          {(field) => {
            if (type === 'file_upload') return fileInput({ ...field, accept: acceptOf(question) });
            const typed = { ...field, value: text, disabled };
            if (type === 'select_single') {
              return (
                <Select {...typed} onChange={({ target }) => onChange(target.value)}>
                  <Select.Option value="">Velg</Select.Option>
                  {options.map((option) => (
                    <Select.Option key={option} value={option}>
                      {option}
                    </Select.Option>
                  ))}
                </Select>
              );
            }
            if (type === 'date') return <DateInput {...typed} onChange={onChange} />;
            return (
              <LimitedInput
                {...typed}
                maxLength={maxLength}
                placeholder={placeholder}
                onChange={({ target }) => onChange(target.value)}
              />
            );
          }}
        </LabelledField>
      )}
    </div>
  );
}

const yesNo = [
  { value: 'ja', label: 'Ja' },
  { value: 'nei', label: 'Nei' },
];
const asOption = (option: string) => ({ value: option, label: option });
const firstOf = (onChange: (value: string) => void) => (chosen: string[]) => onChange(chosen[0] ?? '');

function hintOf({ type, allowedFileTypes, maxFileSize, maxLength }: Question) {
  if (type === 'file_upload') {
    return `${joinWithOr(allowedFileTypes.map((kind) => kind.toUpperCase()))}, høyst ${maxFileSize} MB.`;
  }
  return type === 'short_answer' ? `Høyst ${maxLength} tegn.` : undefined;
}

const acceptOf = ({ allowedFileTypes }: Question) =>
  allowedFileTypes.flatMap((kind) => (kind === 'jpg' ? ['.jpg', '.jpeg'] : [`.${kind}`])).join(',');
