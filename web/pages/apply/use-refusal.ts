import { useEffect, useRef, useState } from 'react';
import type { FieldError } from '../../../contract/errors.ts';

/** What is wrong with what is to be sent, in its fields or as a whole. Each refusal takes the focus to where it is said. */
export function useRefusal() {
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [refusals, setRefusals] = useState(0);
  const formRef = useRef<HTMLFormElement>(null);
  /** What takes the place of the form when nothing more can be sent. */
  const endRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (refusals > 0) (formRef.current?.querySelector<HTMLElement>('[data-refused]') ?? endRef.current)?.focus();
  }, [refusals]);

  const refuse = (found: FieldError[], message: string | null) => {
    setErrors(found);
    setProblem(message);
    setRefusals((before) => before + 1);
  };
  const clear = () => {
    setErrors([]);
    setProblem(null);
  };
  /** A field that is being changed is no longer wrong. */
  const forgive = (path: string) =>
    setErrors((before) => (before.some((each) => each.path === path) ? before.filter((e) => e.path !== path) : before));
  const errorOf = (path: string) => errors.find((each) => each.path === path)?.msg;

  return { errors, problem, errorOf, refuse, clear, forgive, formRef, endRef };
}
