import { useEffect, useState } from 'react';
import type { QuestionHint } from '../../contract/application-forms/question-hints.ts';
import { HintList } from '../ui/hint-list.tsx';
import styles from './form-builder.module.css';

/** Long enough that it is not said between two letters. */
const PAUSE_MS = 1000;

/** What an employer may not ask. The field it is about is described by it; what comes while one types is also said. */
export function QuestionAdvice({ id, hints }: { id: string; hints: QuestionHint[] }) {
  const found = hints.map((hint) => `«${hint.found}»`).join(' og ');
  const said = useAfterPause(found && `Råd om ${found}`);
  return (
    <>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {hints.length > 0 && (
        <div id={id} className={styles.advice}>
          <HintList hints={hints.map((hint) => ({ ...hint, title: `«${hint.found}»` }))} />
          <p className="quiet">{hints.length === 1 ? 'Rådet' : 'Rådene'} stopper deg ikke.</p>
        </div>
      )}
    </>
  );
}

function useAfterPause(text: string) {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
