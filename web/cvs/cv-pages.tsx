import { useCallback } from 'react';
import type { CvLanguage, CvTemplate } from '../../contract/cvs/cv-fields.ts';
import { api } from '../platform/api.ts';
import type { CvDraft } from './cv-calls.ts';
import { DocumentPages } from './document-pages.tsx';

interface Props {
  draft: CvDraft;
  template: CvTemplate;
  language: CvLanguage;
  /** Of the kept CV, whose photo is shown. */
  id: string | null;
  /** A photo that lies with the draft and is not saved yet. */
  draftPhoto?: File | null;
}

export function CvPages({ draft, template, language, id, draftPhoto = null }: Props) {
  const draw = useCallback(() => {
    const body = { cvData: draft, template, language, usesDraftPhoto: draftPhoto !== null, ...(id && { id }) };
    return api('POST /cvs/preview', { body });
  }, [draft, template, language, id, draftPhoto]);
  return <DocumentPages draw={draw} what="CV-en" your="din" />;
}
