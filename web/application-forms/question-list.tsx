import { Button } from '@digdir/designsystemet-react';
import { useRef, useState } from 'react';
import { formLimits, tooManyQuestions } from '../../contract/application-form-fields.ts';
import { Banner } from '../ui/banner.tsx';
import { Icon } from '../ui/icon.tsx';
import { SortableList } from '../ui/sortable-list.tsx';
import styles from './form-builder.module.css';
import { blankQuestion, type DraftQuestion } from './form-draft.ts';
import { QuestionCard } from './question-card.tsx';

interface Props {
  questions: DraftQuestion[];
  /** The id of the question that is being worked on. */
  opened: string | null;
  onOpen: (id: string | null) => void;
  errorOf: (path: string) => string | undefined;
  onChange: (questions: DraftQuestion[]) => void;
  onAdd: () => void;
}

/** The questions in their order: one is open, the others show what they ask. */
export function QuestionList({ questions, opened, onOpen, errorOf, onChange, onAdd }: Props) {
  const section = useRef<HTMLElement>(null);
  const [isTooMany, setTooMany] = useState(false);
  const [removed, setRemoved] = useState<{ question: DraftQuestion; index: number } | null>(null);
  const focus = (selector: string) =>
    requestAnimationFrame(() => section.current?.querySelector<HTMLElement>(selector)?.focus());

  /** Whether there is room for one more. */
  const hasRoom = () => {
    const isFull = questions.length >= formLimits.questions.max;
    setTooMany(isFull);
    return !isFull;
  };
  const insert = (question: DraftQuestion, index: number) => {
    onChange(questions.toSpliced(index, 0, question));
    onOpen(question.id);
    focus('[data-opened] textarea');
  };
  const add = () => {
    if (!hasRoom()) return;
    onAdd();
    focus('[data-opened] textarea');
  };
  const remove = (question: DraftQuestion, index: number) => {
    onChange(questions.toSpliced(index, 1));
    setRemoved({ question, index });
    setTooMany(false);
    focus('[data-undo]');
  };
  const takeBack = () => {
    if (!removed || !hasRoom()) return;
    insert(removed.question, removed.index);
    setRemoved(null);
  };

  return (
    <section ref={section} className={styles.questions} aria-labelledby="sporsmal">
      <div className={styles.questionsHead}>
        <h2 id="sporsmal">Spørsmål</h2>
        <p className="quiet tabular">
          {questions.length} av {formLimits.questions.max}
        </p>
      </div>
      <p className="quiet">
        Fornavn, etternavn, e-post og telefon blir alltid spurt om. Dem trenger du ikke å legge til.
      </p>
      <SortableList
        items={questions}
        keyOf={({ id }) => id}
        nameOf={(_question, index) => `spørsmål ${index + 1}`}
        onChange={onChange}
      >
        {(question, index, tools) => (
          <QuestionCard
            question={question}
            number={index + 1}
            tools={tools}
            isOpen={opened === question.id}
            onToggle={() => onOpen(opened === question.id ? null : question.id)}
            errorOf={(field) => errorOf(`questions.${index}.${field}`)}
            onChange={(changed) => onChange(questions.with(index, changed))}
            onDuplicate={() => hasRoom() && insert(blankQuestion(question), index + 1)}
            onRemove={() => remove(question, index)}
          />
        )}
      </SortableList>
      <Banner tone="info">
        {removed && (
          <span key={removed.question.id} className={styles.removed}>
            Spørsmål {removed.index + 1} er slettet.{' '}
            <Button type="button" variant="secondary" data-size="sm" data-undo onClick={takeBack}>
              <Icon name="undo" />
              Angre
            </Button>
          </span>
        )}
      </Banner>
      <Banner>{isTooMany ? tooManyQuestions : errorOf('questions')}</Banner>
      <Button type="button" variant="secondary" data-add onClick={add}>
        <Icon name="plus" />
        Legg til spørsmål
      </Button>
    </section>
  );
}
