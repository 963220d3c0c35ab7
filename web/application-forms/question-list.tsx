import { Button } from '@digdir/designsystemet-react';
import { useRef, useState } from 'react';
import { formLimits, tooManyQuestions } from '../../contract/application-forms/application-form-fields.ts';
import { quoted } from '../../contract/application-forms/question-conditions.ts';
import { joinWithAnd } from '../../contract/words-in-a-row.ts';
import { Banner } from '../ui/banner.tsx';
import { Icon } from '../ui/icon.tsx';
import { SortableList } from '../ui/sortable-list.tsx';
import { TakenAway } from '../ui/taken-away.tsx';
import { dependentsOf, following, refusalOf, withAgain, withChanged, without } from './draft-conditions.ts';
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

interface Removed {
  question: DraftQuestion;
  index: number;
  /** With what they depended on. */
  dependents: DraftQuestion[];
}

/** The questions in their order: one is open, the others show what they ask. */
export function QuestionList({ questions, opened, onOpen, errorOf, onChange, onAdd }: Props) {
  const section = useRef<HTMLElement>(null);
  const [isTooMany, setTooMany] = useState(false);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [refused, setRefused] = useState<{ id: string; reason: string; order: DraftQuestion[] } | null>(null);
  const focus = (selector: string) =>
    requestAnimationFrame(() => section.current?.querySelector<HTMLElement>(selector)?.focus());

  /** Whether there is room for one more. */
  const hasRoom = () => {
    const isFull = questions.length >= formLimits.questions.max;
    setTooMany(isFull);
    return !isFull;
  };
  const open = ({ id }: DraftQuestion) => {
    onOpen(id);
    focus('[data-opened] textarea');
  };
  const insert = (question: DraftQuestion, index: number) => {
    onChange(questions.toSpliced(index, 0, question));
    open(question);
  };
  const add = () => {
    if (!hasRoom()) return;
    onAdd();
    focus('[data-opened] textarea');
  };
  const change = (changed: DraftQuestion, index: number, from?: number[]) => {
    onChange(withChanged(questions, index, changed, from));
    if (removed) setRemoved({ ...removed, question: following(removed.question, questions[index], changed, from) });
  };
  const remove = (question: DraftQuestion, index: number) => {
    onChange(without(question, questions));
    setRemoved({ question, index, dependents: dependentsOf(question, questions) });
    setTooMany(false);
    focus('[data-undo]');
  };
  const takeBack = () => {
    if (!removed || !hasRoom()) return;
    onChange(withAgain(removed.question, removed.index, questions, removed.dependents));
    open(removed.question);
    setRemoved(null);
  };
  /** Said to who hears it by the list, and shown where it was tried until something else is done. */
  const refuse = (ordered: DraftQuestion[], { id }: DraftQuestion) => {
    const reason = refusalOf(ordered, questions);
    if (reason) setRefused({ id, reason, order: questions });
    return reason;
  };
  const countError = errorOf('questions');
  const refusalAt = ({ id }: DraftQuestion) =>
    refused?.id === id && refused.order === questions ? refused.reason : null;

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
        refuse={refuse}
        onChange={onChange}
      >
        {(question, index, tools) => (
          <QuestionCard
            question={question}
            questions={questions}
            number={index + 1}
            refusal={refusalAt(question)}
            tools={tools}
            isOpen={opened === question.id}
            onToggle={() => onOpen(opened === question.id ? null : question.id)}
            errorOf={(field) => errorOf(`questions.${index}.${field}`)}
            onChange={(changed, from) => change(changed, index, from)}
            onDuplicate={() => hasRoom() && insert(blankQuestion(question), index + 1)}
            onRemove={() => remove(question, index)}
          />
        )}
      </SortableList>
      <Banner tone="info">
        {removed && (
          <TakenAway key={removed.question.id} onTakeBack={takeBack}>
            Spørsmål {removed.index + 1} er slettet.{' '}
            {removed.dependents.length > 0 && `${joinWithAnd(removed.dependents.map(quoted))} vises nå alltid. `}
          </TakenAway>
        )}
      </Banner>
      <Banner>{isTooMany ? tooManyQuestions : countError}</Banner>
      <Button type="button" variant="secondary" data-refused={countError && true} onClick={add}>
        <Icon name="plus" />
        Legg til spørsmål
      </Button>
    </section>
  );
}
