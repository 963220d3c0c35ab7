import { useEffect, useState } from 'react';

/** Gives the focus to the card that was moved from where it was, once it stands in its new place. */
export function useFollowMoved() {
  const [moved, setMoved] = useState<{ id: string } | null>(null);
  useEffect(() => {
    if (moved) document.querySelector<HTMLElement>(`[data-moves="${moved.id}"]`)?.focus();
  }, [moved]);
  return (id: string) => setMoved({ id });
}
