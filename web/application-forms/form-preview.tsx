import { Input } from '@digdir/designsystemet-react';
import { useState } from 'react';
import type { FormSnapshot } from '../../contract/application-forms.ts';
import { LabelledField } from '../ui/labelled-field.tsx';
import styles from './form-builder.module.css';
import { type AnswerValue, QuestionField } from './question-field.tsx';

/** What the applicant will see, to be tried: nothing that is typed here is kept or sent. */
export function FormPreview({ title, description, questions }: FormSnapshot) {
  const [answers, setAnswers] = useState<Record<string, AnswerValue>>({});
  const asked = questions.filter(({ question }) => question.trim());
  return (
    <section className={styles.preview} aria-label="Forhåndsvisning">
      <p className="quiet">Slik ser søkeren skjemaet. Du kan prøve feltene; ingenting blir sendt.</p>
      <h2>{title.trim() || 'Søknadsmal uten tittel'}</h2>
      {description.trim() && <p className={styles.description}>{description}</p>}
      {personFields.map(({ id, label, type, optional }) => (
        <LabelledField key={id} id={`prov-${id}`} label={label} optional={optional} error={undefined}>
          {({ autoFocus: _never, ...field }) => <Input {...field} type={type} autoComplete="off" />}
        </LabelledField>
      ))}
      {asked.map((question) => (
        <QuestionField
          key={question.id}
          question={{ ...question, options: question.options.filter((option) => option.trim()) }}
          value={answers[question.id] ?? ''}
          onChange={(value) => setAnswers((before) => ({ ...before, [question.id]: value }))}
          fileInput={(field) => <Input {...field} type="file" />}
        />
      ))}
      {asked.length === 0 && <p>Skriv et spørsmål, så vises det her.</p>}
    </section>
  );
}

/** Asked of every applicant, whatever the form. */
const personFields = [
  { id: 'fornavn', label: 'Fornavn', type: 'text', optional: false },
  { id: 'etternavn', label: 'Etternavn', type: 'text', optional: false },
  { id: 'epost', label: 'E-post', type: 'email', optional: false },
  { id: 'telefon', label: 'Telefon', type: 'tel', optional: true },
] as const;
