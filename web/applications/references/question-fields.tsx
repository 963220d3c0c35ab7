import { Button } from '@digdir/designsystemet-react';
import { useEffect, useRef, useState } from 'react';
import { referenceHints } from '../../../contract/applications/reference-hints.ts';
import { referenceLimits } from '../../../contract/applications/reference-words.ts';
import { focusLater } from '../../ui/focus-later.ts';
import { HintList } from '../../ui/hint-list.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { LimitedTextarea } from '../../ui/limited-textarea.tsx';
import { AskedQuestions } from './asked-questions.tsx';
import styles from './references.module.css';

interface Props {
  id: string;
  questions: string[];
  errorOf: (path: string) => string | undefined;
  /** With the path of the one that is being written. */
  onChange: (questions: string[], path?: string) => void;
}

/** What is asked: as it stands, until one wants it otherwise. */
export function QuestionFields({ id, questions, errorOf, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  /** The field to go on in: the first, a new one, or the one before what was removed. */
  const [next, setNext] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: not while one is typing
  useEffect(() => {
    if (isOpen) focusLater(() => place.current?.querySelectorAll('textarea')[next]);
  }, [isOpen, questions.length]);
  if (!isOpen) {
    return (
      <div className={styles.fields}>
        <p className={styles.legend}>Spørsmålene</p>
        <AskedQuestions questions={questions} />
        <div className={styles.outdented}>
          <Button type="button" variant="tertiary" data-size="sm" onClick={() => setOpen(true)}>
            <Icon name="pencil" />
            Endre spørsmålene
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div ref={place} className={styles.fields}>
      {questions.map((question, index) => {
        const hints = referenceHints(question).map((hint) => ({ ...hint, title: 'Dette bør dere ikke spørre om' }));
        return (
          // They have nothing but their place to tell them apart.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <div key={index} className={styles.question}>
            <LabelledField
              id={`${id}-question-${index}`}
              label={`Spørsmål ${index + 1}`}
              error={errorOf(`questions.${index}`)}
            >
              {(labelled) => (
                <LimitedTextarea
                  {...labelled}
                  rows={3}
                  value={question}
                  maxLength={referenceLimits.question}
                  onChange={({ target }) => onChange(questions.with(index, target.value), `questions.${index}`)}
                />
              )}
            </LabelledField>
            {questions.length > 1 && (
              <IconButton
                label={`Fjern spørsmål ${index + 1}`}
                icon="trash"
                onClick={() => {
                  setNext(Math.max(0, index - 1));
                  onChange(questions.toSpliced(index, 1));
                }}
              />
            )}
            <div role="status">{hints.length > 0 && <HintList hints={hints} />}</div>
          </div>
        );
      })}
      {questions.length < referenceLimits.questions && (
        <div className={styles.outdented}>
          <Button
            type="button"
            variant="tertiary"
            data-size="sm"
            onClick={() => {
              setNext(questions.length);
              onChange([...questions, '']);
            }}
          >
            <Icon name="plus" />
            Legg til et spørsmål
          </Button>
        </div>
      )}
    </div>
  );
}
