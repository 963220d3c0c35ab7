import { useEffect, useRef } from 'react';
import type { Question } from '../../contract/application-forms/application-form-fields.ts';

/** Says which questions an answer asked for: the focus stays where it was given. */
export function NewlyAsked({ questions }: { questions: Question[] }) {
  const said = useRef<HTMLParagraphElement>(null);
  const before = useRef(questions);
  useEffect(() => {
    const added = questions.filter(({ id }) => !before.current.some((each) => each.id === id));
    const isSame = added.length === 0 && questions.length === before.current.length;
    before.current = questions;
    if (!isSame && said.current)
      said.current.textContent = added.map(({ question }) => `Nytt spørsmål: ${question}`).join(' ');
  }, [questions]);
  return <p ref={said} role="status" className="visually-hidden" />;
}
