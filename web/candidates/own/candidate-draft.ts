import { useEffect, useRef } from 'react';
import { keptInTab } from '../../platform/kept-in-tab.ts';
import type { CandidateValues } from './candidate-values.ts';
import type { OwnCandidate } from './own-reply.ts';

const tab = keptInTab<CandidateValues>('candidateDraft');

export type KeptCandidate = ReturnType<typeof keptCandidate>;

/** What somebody was writing over what is saved when the page was loaded again. */
export function keptCandidate(userId: string, candidate: OwnCandidate | null) {
  const about = `${userId} ${candidate?.updatedAt ?? ''}`;
  return { read: () => tab.read(about), write: (values: CandidateValues) => tab.write(about, values) };
}

/** Keeps what is written, if it is anything, until the form is left; a tab that is loaded again has not left it. */
export function useKeeping(draft: KeptCandidate, written: CandidateValues | null) {
  const latest = useRef(draft);
  latest.current = draft;
  useEffect(() => {
    if (written) latest.current.write(written);
    else tab.forget();
  }, [written]);
  useEffect(() => tab.forget, []);
}
