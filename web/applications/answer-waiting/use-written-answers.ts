import { useCallback, useState } from 'react';
import type { HandledApplication } from '../../../contract/applications/handled-applications.ts';
import { answerOf } from '../use-chosen.ts';
import { countOf, type Group, groupsOf, idsOf, type Sent, unwritten, type Written } from './groups.ts';

/** What each group is to be answered, and to whom of it. */
export function useWrittenAnswers(waiting: HandledApplication[]) {
  const [written, rewrite] = useState(unwritten);
  /** Whoever applied since stands in a group without being in here. */
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());

  const groups = groupsOf(waiting);
  const toSend = groups.flatMap(({ name, applications }): Sent[] => {
    const { status, ...more } = written[name];
    const those = applications.filter(({ id }) => chosen.has(id));
    return status && those.length > 0 ? [{ ...answerOf({ ...more, status }), applications: those }] : [];
  });
  const total = countOf(toSend);

  const choose = useCallback(
    (ids: string[], isChosen: boolean) =>
      setChosen((before) => new Set(isChosen ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id)))),
    [],
  );
  const chooseOnly = (ids: string[]) => setChosen(new Set(ids));

  /** An answer is for all of the group, until some are taken out. */
  const write = ({ name, applications }: Group, change: Written) => {
    const before = written[name].status;
    if (Boolean(before) !== Boolean(change.status)) choose(idsOf(applications), change.status !== '');
    rewrite({ ...written, [name]: change });
  };

  return { groups, written, write, rewrite, chosen, choose, chooseOnly, toSend, total };
}
