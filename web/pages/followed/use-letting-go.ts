import { type RefObject, useState } from 'react';
import { followBusiness } from '../../followed/follow-business.ts';
import { followPosition } from '../../followed/follow-position.ts';
import type { FollowedBusiness, FollowedPosition } from '../../followed/lists.ts';

interface LetGo {
  name: string;
  follow: () => Promise<boolean>;
}

/** What was let go of last, until something else is done, or could not be. Taken back, it leaves the focus at `place`. */
export function useLettingGo(place: RefObject<HTMLElement | null>) {
  const [letGo, setLetGo] = useState<LetGo | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const note = (thing: LetGo, isDone: boolean) => {
    setLetGo(isDone ? thing : null);
    setProblem(isDone ? null : `Du følger fortsatt ${thing.name}. Endringen kunne ikke lagres. Prøv igjen.`);
  };
  const takeBack = async () => {
    setLetGo(null);
    setProblem(null);
    place.current?.focus();
    if (!letGo || (await letGo.follow())) return;
    setLetGo(letGo);
    setProblem(`Vi fikk ikke lagret at du følger ${letGo.name} igjen. Prøv igjen.`);
  };
  return {
    name: letGo?.name,
    takeBack,
    problem,
    ofPosition: (position: FollowedPosition, isDone: boolean) =>
      note({ name: position.title, follow: () => followPosition(position) }, isDone),
    ofBusiness: (business: FollowedBusiness, isDone: boolean) =>
      note({ name: business.name, follow: () => followBusiness(business) }, isDone),
  };
}
