import { useState } from 'react';
import type { ElsewhereEntry } from '../../../contract/applications/applications-elsewhere.ts';
import type { ElsewhereState } from '../../../contract/applications/elsewhere-words.ts';

const AT_ONCE = 50;

/** Which of the entries one sees: of one state, and so many at once. All of them where one is led to (`wanted`). */
export function useShownEntries(entries: ElsewhereEntry[] | null, wanted: string | null) {
  const [state, setState] = useState<ElsewhereState | ''>('');
  /** They have another state since it was chosen which to see: under one's hands nothing goes. */
  const [moved, setMoved] = useState<string[]>([]);
  const [room, setRoom] = useState(AT_ONCE);
  const found = entries?.filter((each) => !state || each.state === state || moved.includes(each.id)) ?? [];
  const choose = (chosen: ElsewhereState | '') => {
    setState(chosen);
    setMoved([]);
  };
  return {
    state,
    choose,
    found,
    shown: found.slice(0, wanted ? found.length : room),
    leave: (id: string) => setMoved((before) => [...before, id]),
    /** Whichever state it has. */
    showFirst: (count: number) => {
      choose('');
      setRoom(Math.max(room, count));
    },
    /** The button may be gone; the focus goes to the first that came. */
    showMore: () => {
      setRoom(room + AT_ONCE);
      setTimeout(() => document.getElementById(`notert-${found[room]?.id}`)?.focus());
    },
  };
}
