import { useCallback } from 'react';
import type { Cv } from '../../contract/cvs/cv-fields.ts';
import { api } from '../platform/api.ts';
import { type CvDraft, nameOf } from './cv-calls.ts';
import { CvPages } from './cv-pages.tsx';
import { DocumentVersions } from './document-versions.tsx';
import { PrintedLanguage } from './printed-language.tsx';
import { usePrintedLanguage } from './use-printed-language.ts';

interface Props {
  cv: Cv;
  hasDraft: boolean;
  onUse: (draft: CvDraft, explanation: string) => void;
  onBack: () => void;
  onProblem: (message: string) => void;
}

export function CvVersions({ cv, ...props }: Props) {
  const { id } = cv;
  const { languageOf, choose } = usePrintedLanguage();
  const list = useCallback(async () => (await api('GET /cvs/:id/versions', { params: { id } })).versions, [id]);
  const read = async (versionId: string) =>
    (await api('GET /cvs/:id/versions/:versionId', { params: { id, versionId } })).cvData;
  return (
    <DocumentVersions name={nameOf(cv)} words={words} list={list} read={read} {...props}>
      {(draft) => (
        <>
          <PrintedLanguage cv={draft} value={languageOf(draft)} onChange={choose} />
          <CvPages draft={draft} template="default" language={languageOf(draft)} id={id} />
        </>
      )}
    </DocumentVersions>
  );
}

const words = {
  changed: 'CV-en har endringer som ikke er lagret.',
  was: (moment: string) => `Dette er CV-en slik den var ${moment}. Lagre for å gå tilbake til den.`,
};
