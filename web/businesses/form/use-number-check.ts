import { useEffect, useRef, useState } from 'react';
import { digitsOfOrganizationNumber, organizationNumberSchema } from '../../../contract/businesses/business-fields.ts';
import type { ownBusinesses } from '../../../contract/businesses/own-businesses.ts';
import { CallError } from '../../../contract/call.ts';
import type { Reply } from '../../../contract/endpoint.ts';
import { api } from '../../platform/api.ts';

type Entity = Reply<typeof ownBusinesses.validateOrgNumber>['entity'];

export type NumberCheck =
  | { state: 'none' | 'asking' }
  | { state: 'right'; message: string; entity: Entity }
  /** `unanswered`: nobody knows as yet whether it is right. */
  | { state: 'wrong' | 'unanswered'; message: string };

const none: NumberCheck = { state: 'none' };
const unanswered: NumberCheck = { state: 'unanswered', message: 'Feil ved validering. Prøv igjen senere.' };

/** Checks an organisation number as soon as nine digits stand there: check digit first, then the register. A wrong one has no entity. */
export function useNumberCheck(typed: string, onAnswer: (entity: Entity | undefined) => void) {
  const number = digitsOfOrganizationNumber(typed);
  const answers = useRef(new Map<string, Promise<NumberCheck>>());
  const [check, setCheck] = useState<NumberCheck>(none);

  /** The answer about what stands there now. One that could not be had is asked for again. */
  const ask = async (): Promise<NumberCheck> => {
    const known = answers.current.get(number);
    if (known) return await known;
    const asked = askServer(number);
    answers.current.set(number, asked);
    const answer = await asked;
    if (answer.state === 'unanswered') answers.current.delete(number);
    return answer;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the number is another
  useEffect(() => {
    if (!/^\d{9}$/.test(number)) return setCheck(none);
    let left = false;
    setCheck({ state: 'asking' });
    void ask().then((answer) => {
      if (left) return;
      setCheck(answer);
      if (answer.state === 'right') onAnswer(answer.entity);
      if (answer.state === 'wrong') onAnswer(undefined);
    });
    return () => {
      left = true;
    };
  }, [number]);

  const askAgain = async () => {
    const answer = await ask();
    setCheck(answer);
    return answer;
  };
  return { check, ask: askAgain };
}

async function askServer(organizationNumber: string): Promise<NumberCheck> {
  const { error } = organizationNumberSchema.safeParse(organizationNumber);
  if (error) return { state: 'wrong', message: error.issues[0]?.message ?? '' };
  try {
    const { message, entity } = await api('POST /business/validate-org-number', { body: { organizationNumber } });
    return { state: 'right', message, entity };
  } catch (failure) {
    const isAnswer = failure instanceof CallError && failure.status >= 400 && failure.status < 429;
    return isAnswer ? { state: 'wrong', message: failure.message } : unanswered;
  }
}
