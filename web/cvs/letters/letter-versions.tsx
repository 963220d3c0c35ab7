import { useCallback } from 'react';
import type { Letter, LetterData } from '../../../contract/cvs/cover-letter-fields.ts';
import { api } from '../../platform/api.ts';
import { DocumentVersions } from '../document-versions.tsx';
import { nameOf } from './letter-calls.ts';
import { LetterPages } from './letter-pages.tsx';

interface Props {
  letter: Letter;
  hasDraft: boolean;
  onUse: (draft: LetterData, explanation: string) => void;
  onBack: () => void;
  onProblem: (message: string) => void;
}

export function LetterVersions({ letter, ...props }: Props) {
  const { id } = letter;
  const list = useCallback(
    async () => (await api('GET /cover-letters/:id/versions', { params: { id } })).versions,
    [id],
  );
  const read = async (versionId: string) =>
    (await api('GET /cover-letters/:id/versions/:versionId', { params: { id, versionId } })).letter;
  return (
    <DocumentVersions name={nameOf(letter)} words={words} list={list} read={read} {...props}>
      {(draft) => <LetterPages letter={draft} />}
    </DocumentVersions>
  );
}

const words = {
  changed: 'Søknadsbrevet har endringer som ikke er lagret.',
  was: (moment: string) => `Dette er søknadsbrevet slik det var ${moment}. Lagre for å gå tilbake til det.`,
};
