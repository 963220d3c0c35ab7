import { useState } from 'react';
import type { DraftWriter } from '../../contract/draft-writer.ts';
import { newKey } from '../platform/new-key.ts';
import type { Start } from './editor-frame.tsx';

/** Of which open editor something comes, and when the document it writes on was last changed, as far as is known here. */
export interface Writing extends DraftWriter {
  basedOn?: string;
}

export function useWriter(start: Start<unknown> | null, basedOn: string | undefined) {
  const [by] = useState<DraftWriter>(() => ({
    writer: newKey(),
    ...(start?.openedDraft && { openedDraft: start.openedDraft }),
  }));
  const writing: Writing = { ...by, ...(basedOn && { basedOn }) };
  return { by, writing };
}
