import { useMemo } from 'react';
import { conditionInWords, conditionProblemOf } from '../../contract/application-forms/question-conditions.ts';
import { type QuestionHint, questionHints } from '../../contract/application-forms/question-hints.ts';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import type { SortTools } from '../ui/sortable-list.tsx';
import { Tag } from '../ui/tag.tsx';
import styles from './form-builder.module.css';
import type { DraftQuestion } from './form-draft.ts';
import { QuestionSettings } from './question-settings.tsx';
import { questionTypeNames } from './question-types.ts';

interface Props {
  question: DraftQuestion;
  questions: DraftQuestion[];
  number: number;
  /** Why it could not be moved just now. */
  refusal: string | null;
  tools: SortTools;
  isOpen: boolean;
  onToggle: () => void;
  errorOf: (field: keyof DraftQuestion) => string | undefined;
  /** With where its options stood, if they are other ones now. */
  onChange: (question: DraftQuestion, from?: number[]) => void;
  onDuplicate: () => void;
  onRemove: () => void;
}

const fields = [
  'question',
  'options',
  'allowedFileTypes',
  'placeholder',
  'maxLength',
  'maxFileSize',
  'id',
  'showWhen',
] as const;

export function QuestionCard({ question, questions, number, refusal, tools, isOpen, errorOf, ...does }: Props) {
  const { onToggle, onChange, onDuplicate, onRemove } = does;
  const problem = conditionProblemOf(question, questions);
  const isWrong = fields.some((field) => errorOf(field)) || (problem !== null && (problem !== 'none' || !isOpen));
  const hints = useMemo(() => questionHints(question), [question]);
  const name = `spørsmål ${number}`;
  return (
    <article className={styles.card} data-opened={isOpen || undefined} aria-label={`Spørsmål ${number}`}>
      <div className={styles.cardHead}>
        {tools.handle}
        <button type="button" className={`${styles.toggle} on-paper`} aria-expanded={isOpen} onClick={onToggle}>
          <span className={styles.number}>
            <span className="visually-hidden">Spørsmål </span>
            {number}
          </span>
          <span className={styles.asked}>
            {question.question.trim() || 'Nytt spørsmål'}
            <span className="visually-hidden">, </span>
            <span className={styles.kind}>
              {questionTypeNames[question.type]}
              {question.required && ' · må besvares'}
              {isWrong && <Tag color="danger">Må rettes</Tag>}
              {!isOpen && <AdviceTag hints={hints} />}
            </span>
            {question.showWhen && !problem && (
              <span className={styles.kind}>Vises bare når {conditionInWords(question, questions)}</span>
            )}
          </span>
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
        </button>
        <div className={styles.cardTools}>
          {tools.moveButtons}
          <IconButton label={`Dupliser ${name}`} tip="Dupliser" icon="copy" onClick={onDuplicate} />
          <IconButton label={`Slett ${name}`} tip="Slett" icon="trash" data-color="danger" onClick={onRemove} />
        </div>
      </div>
      {refusal && <p className={styles.refusal}>{refusal}</p>}
      {isOpen && (
        <QuestionSettings
          question={question}
          questions={questions}
          hints={hints}
          errorOf={errorOf}
          onChange={onChange}
        />
      )}
    </article>
  );
}

/** That there is something to read in a question that is closed. */
function AdviceTag({ hints }: { hints: QuestionHint[] }) {
  if (hints.length === 0) return null;
  const mayBeUnlawful = hints.some(({ kind }) => kind === 'law');
  return <Tag color={mayBeUnlawful ? 'warning' : 'info'}>{hints.length === 1 ? 'Se rådet' : 'Se rådene'}</Tag>;
}
