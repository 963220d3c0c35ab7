import { useState } from 'react';

/** Those that are chosen, also on other pages of the list. Of those that are listed it is known what was changed since. */
export function useChosenRows<R extends { id: string }>(listed: R[]) {
  const [picked, chooseOnly] = useState<R[]>([]);
  const chosen = picked.map((each) => listed.find(({ id }) => id === each.id) ?? each);

  /** Answers those that are chosen then. */
  const choose = (rows: R[], isChosen: boolean) => {
    const others = picked.filter((each) => !rows.some(({ id }) => id === each.id));
    const after = isChosen ? [...others, ...rows] : others;
    chooseOnly(after);
    return after;
  };

  return { chosen, choose, chooseOnly };
}
