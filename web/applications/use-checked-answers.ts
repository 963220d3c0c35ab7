import { useState } from 'react';
import { wrongWithAnswer } from '../../contract/applications/refusal-reasons.ts';

type Answer = Parameters<typeof wrongWithAnswer>[0];

/** Answers by the id of their message. What is wrong with one is said there once one has tried to send it, until it is mended. */
export function useCheckedAnswers(answers: Record<string, Answer>) {
  const [isTried, setTried] = useState(false);
  const isSendable = () => {
    const wrong = Object.entries(answers).find(([, answer]) => wrongWithAnswer(answer));
    setTried(wrong !== undefined);
    // Once it says what is wrong.
    if (wrong) setTimeout(() => document.getElementById(wrong[0])?.focus());
    return !wrong;
  };
  const checkOf = (answer: Answer) => ({
    needsMessage: wrongWithAnswer({ ...answer, message: undefined }) !== null,
    error: isTried ? wrongWithAnswer(answer)?.msg : undefined,
  });
  return { isSendable, checkOf };
}
