import { Switch } from '@digdir/designsystemet-react';
import { useMemo } from 'react';
import { formLimits } from '../../contract/application-forms/application-form-fields.ts';
import { formHints } from '../../contract/application-forms/question-hints.ts';
import { CountedText } from '../ui/counted-text.tsx';
import { LabelledField } from '../ui/labelled-field.tsx';
import { LimitedInput } from '../ui/limited-input.tsx';
import { blankQuestion, type FormDraft } from './form-draft.ts';
import { QuestionAdvice } from './question-advice.tsx';
import { QuestionList } from './question-list.tsx';

interface Props {
  draft: FormDraft;
  /** A new form is always one that can be chosen. */
  isExisting: boolean;
  /** The id of the question that is being worked on. */
  opened: string | null;
  onOpen: (id: string | null) => void;
  errorOf: (path: string) => string | undefined;
  onChange: (part: Partial<FormDraft>) => void;
}

/** Everything that a form holds. */
export function FormContent({ draft, isExisting, opened, onOpen, errorOf, onChange }: Props) {
  const { title, description } = draft;
  const hints = useMemo(() => formHints({ title, description }), [title, description]);
  const addQuestion = () => {
    const added = blankQuestion();
    onChange({ questions: [...draft.questions, added] });
    onOpen(added.id);
  };
  return (
    <>
      <LabelledField id="title" label="Tittel" error={errorOf('title')}>
        {(field) => (
          <LimitedInput
            {...field}
            value={draft.title}
            maxLength={formLimits.title}
            onChange={({ target }) => onChange({ title: target.value })}
          />
        )}
      </LabelledField>
      <CountedText
        id="description"
        label="Beskrivelse"
        optional
        description="Står øverst i skjemaet, for eksempel hva dere legger vekt på."
        value={draft.description}
        rows={3}
        maxLength={formLimits.description}
        error={errorOf('description')}
        {...(hints.length > 0 && { explainedBy: 'form-advice' })}
        onChange={(description) => onChange({ description })}
      />
      <QuestionAdvice id="form-advice" hints={hints} />
      {isExisting && (
        <Switch
          label="Kan velges for nye stillinger"
          description="Stillinger som allerede bruker malen, beholder den."
          checked={draft.isActive}
          onChange={({ target }) => onChange({ isActive: target.checked })}
        />
      )}
      <QuestionList
        questions={draft.questions}
        opened={opened}
        onOpen={onOpen}
        errorOf={errorOf}
        onChange={(questions) => onChange({ questions })}
        onAdd={addQuestion}
      />
    </>
  );
}
