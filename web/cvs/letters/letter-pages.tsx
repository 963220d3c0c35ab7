import { useCallback } from 'react';
import type { LetterData } from '../../../contract/cvs/cover-letter-fields.ts';
import { api } from '../../platform/api.ts';
import { DocumentPages } from '../document-pages.tsx';

export function LetterPages({ letter }: { letter: LetterData }) {
  const draw = useCallback(() => api('POST /cover-letters/preview', { body: { letter } }), [letter]);
  return <DocumentPages draw={draw} what="søknadsbrevet" your="ditt" />;
}
