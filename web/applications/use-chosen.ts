import { useState } from 'react';
import { statusNames } from '../../contract/applications/application-words.ts';
import type { HandledApplication } from '../../contract/applications/handled-applications.ts';
import type { RefusalReason } from '../../contract/applications/refusal-reasons.ts';
import type { ApplicationStatus } from '../../contract/applications.ts';
import { joinWithAnd } from '../../contract/words-in-a-row.ts';
import { useChosenRows } from '../ui/use-chosen-rows.ts';
import { nameOf } from './name-of.ts';

export type Chosen = HandledApplication[];

export interface Written {
  status: ApplicationStatus | '';
  message: string;
  refusalReasons: RefusalReason[];
  /** A colleague by id, or nobody. */
  responsible: string;
}

/** Which status is theirs to say: none of them is likely enough to stand there. */
const nothing: Written = { status: '', message: '', refusalReasons: [], responsible: '' };

/** What is written goes along with every status but the one they have before an answer, and reasons with a refusal. */
export function answerOf<Status extends Written['status']>({ status, message, refusalReasons }: Answer<Status>) {
  const text = status === 'pending' ? '' : message.trim();
  return {
    status,
    ...(text && { message: text }),
    ...(status === 'denied' && refusalReasons.length > 0 && { refusalReasons }),
  };
}

type Answer<Status> = Pick<Written, 'message' | 'refusalReasons'> & { status: Status };

/** Whether there is something to tell besides the status. */
export function saysMore(written: Answer<Written['status']>) {
  const { message, refusalReasons } = answerOf(written);
  return message !== undefined || refusalReasons !== undefined;
}

/** Those that are chosen, and what is written for them. */
export function useChosen(listed: HandledApplication[]) {
  const { chosen, choose: chooseAlso, chooseOnly } = useChosenRows(listed);
  const [written, write] = useState(nothing);

  const forget = () => {
    chooseOnly([]);
    write(nothing);
  };

  const choose = (applications: HandledApplication[], isChosen: boolean) => {
    // What was written was for those.
    if (chooseAlso(applications, isChosen).length === 0) write(nothing);
  };

  return { chosen, choose, chooseOnly, written, write, forget };
}

export type Now = Pick<HandledApplication, 'id' | 'version'> & Partial<HandledApplication>;

/** Of those that were chosen the ones that are named, as they are now. */
export const asNow = (chosen: Chosen, named: Now[]): HandledApplication[] =>
  named.flatMap((now) => {
    const before = chosen.find(({ id }) => id === now.id);
    return before ? [{ ...before, ...now }] : [];
  });

/** They may stand on another page of the list. */
export const stillChosen = (applications: HandledApplication[], nowOf = statusOf) =>
  `Fortsatt valgt: ${joinWithAnd(applications.map((each) => `${nameOf(each)} (nå ${nowOf(each)})`))}.`;

const statusOf = ({ status }: HandledApplication): string => statusNames[status];
