import { Input } from '@digdir/designsystemet-react';
import { type KeyboardEvent, useState } from 'react';
import type { FormSnapshot } from '../../contract/application-forms/application-form-fields.ts';
import { askedAmong } from '../../contract/application-forms/question-conditions.ts';
import { FileDrop } from '../ui/file-drop.tsx';
import { LabelledField } from '../ui/labelled-field.tsx';
import styles from './form-builder.module.css';
import { NewlyAsked } from './newly-asked.tsx';
import { personFields } from './person-fields.ts';
import { type AnswerValue, QuestionField } from './question-field.tsx';

/** What the applicant will see, to be tried: nothing that is typed here is kept or sent. */
export function FormPreview({ title, description, questions }: FormSnapshot) {
  const [answers, setAnswers] = useState<Record<string, AnswerValue>>({});
  const written = questions.filter(({ question }) => question.trim());
  const given = Object.entries(answers).map(([questionId, response]) => ({ questionId, response }));
  const asked = askedAmong(written, given);
  return (
    <section className={styles.preview} aria-label="Forhåndsvisning" onKeyDown={keepFromSaving}>
      <p className="quiet">Slik ser søkeren skjemaet. Du kan prøve feltene; ingenting blir sendt.</p>
      <h2>{title.trim() || 'Søknadsmal uten tittel'}</h2>
      <h3>Om deg</h3>
      <div className={styles.previewPair}>
        {personFields.map(({ name, label, type, optional }) => (
          <LabelledField key={name} id={`prov-${name}`} label={label} optional={optional} error={undefined}>
            {(field) => <Input {...field} type={type} autoComplete="off" />}
          </LabelledField>
        ))}
      </div>
      <h3>Spørsmål fra bedriften</h3>
      {description.trim() && <p className={styles.description}>{description}</p>}
      <NewlyAsked questions={asked} />
      {asked.map((question) => {
        const value = answers[question.id] ?? '';
        const answer = (given: AnswerValue) => setAnswers((before) => ({ ...before, [question.id]: given }));
        return (
          <QuestionField
            key={question.id}
            question={{ ...question, options: question.options.filter((option) => option.trim()) }}
            value={value}
            onChange={answer}
            fileInput={(field) => (
              <FileDrop field={field} onPick={(files) => answer(files.map(({ name }) => name))}>
                {value.length > 0 && <p>{[value].flat().join(', ')}</p>}
              </FileDrop>
            )}
          />
        );
      })}
      {written.length === 0 && <p>Skriv et spørsmål, så vises det her.</p>}
    </section>
  );
}

/** It stands in the form in which it is written, which Enter in a field would save. */
function keepFromSaving(event: KeyboardEvent) {
  const { key, target } = event;
  if (key === 'Enter' && target instanceof HTMLInputElement && target.type !== 'file') event.preventDefault();
}
