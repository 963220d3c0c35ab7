import { useState } from 'react';
import { statusNames } from '../../contract/application-words.ts';
import type { ApplicationStatus } from '../../contract/applications.ts';
import type { HandledApplication } from '../../contract/handled-applications.ts';
import { joinWithAnd } from '../../contract/words-in-a-row.ts';
import { nameOf } from './use-inbox.ts';

export type Chosen = Map<string, HandledApplication>;

export interface Written {
  status: ApplicationStatus | '';
  message: string;
}

/** Which status is theirs to say: none of them is likely enough to stand there. */
const nothing: Written = { status: '', message: '' };

/** What is written goes along with every status but the one they have before an answer. */
export const messageOf = ({ status, message }: Written) => (status === 'pending' ? '' : message.trim());

/** Those that are chosen, also on other pages of the list, and what is written for them. */
export function useChosen() {
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const [written, write] = useState(nothing);

  const chooseOnly = (applications: HandledApplication[]) =>
    setChosen(new Map(applications.map((each) => [each.id, each])));

  const choose = (applications: HandledApplication[], isChosen: boolean) => {
    const after = new Map(chosen);
    for (const each of applications) isChosen ? after.set(each.id, each) : after.delete(each.id);
    setChosen(after);
    // What was written was for those.
    if (after.size === 0) write(nothing);
  };

  const forget = () => {
    setChosen(new Map());
    write(nothing);
  };

  return { chosen, choose, chooseOnly, written, write, forget };
}

export type Now = Pick<HandledApplication, 'id' | 'version'> & Partial<HandledApplication>;

/** Of those that were chosen the ones that are named, as they are now. */
export const asNow = (chosen: Chosen, named: Now[]): HandledApplication[] =>
  named.flatMap((now) => {
    const before = chosen.get(now.id);
    return before ? [{ ...before, ...now }] : [];
  });

/** They may stand on another page of the list. */
export const stillChosen = (applications: HandledApplication[]) =>
  `Fortsatt valgt: ${joinWithAnd(applications.map((each) => `${nameOf(each)} (nå ${statusNames[each.status]})`))}.`;
