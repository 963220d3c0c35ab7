import { type RefObject, useState } from 'react';
import { followPosition } from '../../followed/follow-position.ts';
import type { FollowedPosition } from '../../followed/lists.ts';

/** What was let go of last, until something else is done, or could not be. Taken back, it leaves the focus at `place`. */
export function useLettingGo(place: RefObject<HTMLElement | null>) {
  const [letGo, setLetGo] = useState<FollowedPosition | null>(null);
  const [stillFollowed, setStillFollowed] = useState<string | null>(null);
  const noteLetGo = (position: FollowedPosition, isDone: boolean) => {
    setLetGo(isDone ? position : null);
    setStillFollowed(isDone ? null : position.title);
  };
  const takeBack = async () => {
    setLetGo(null);
    place.current?.focus();
    if (letGo && !(await followPosition(letGo))) setLetGo(letGo);
  };
  const problem = stillFollowed && `Du følger fortsatt ${stillFollowed}. Endringen kunne ikke lagres. Prøv igjen.`;
  return { letGo, noteLetGo, takeBack, problem, setStillFollowed };
}
