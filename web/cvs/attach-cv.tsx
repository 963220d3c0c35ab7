import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { CvTemplate } from '../../contract/cvs/cv-fields.ts';
import { AttachDocument } from './attach-document.tsx';
import { cvCalls, nameOf, printCv } from './cv-calls.ts';
import { PhotoCheck } from './photo-check.tsx';
import { PrintedLanguage } from './printed-language.tsx';
import { TemplateChoice } from './template-choice.tsx';
import { usePrintedLanguage } from './use-printed-language.ts';

interface Props {
  /** What it is attached to. */
  to: string;
  disabled: boolean;
  onAttach: (file: File) => void;
}

export function AttachCv(props: Props) {
  const { pathname } = useLocation();
  const [template, setTemplate] = useState<CvTemplate>('default');
  const { languageOf, choose } = usePrintedLanguage();
  const [includesImage, setIncludesImage] = useState(true);
  return (
    <AttachDocument
      {...props}
      words={words}
      read={cvCalls.list}
      nameOf={nameOf}
      print={(cv) => printCv(cv, { template, language: languageOf(cv), includeImage: includesImage, forOthers: true })}
      none={
        <p>
          Du har ikke laget noen CV her ennå.{' '}
          <Link to="/profil?tab=cv" state={{ cameFrom: pathname }}>
            Lag en CV
          </Link>
          , så ligger søknaden klar når du kommer tilbake.
        </p>
      }
    >
      {(cv) => (
        <>
          <PrintedLanguage cv={cv} value={languageOf(cv)} onChange={choose} />
          <TemplateChoice value={template} onChange={setTemplate} />
          {cv.personalInfo.profileImage && <PhotoCheck checked={includesImage} onChange={setIncludesImage} />}
          <p className="quiet">
            CV-en legges ved som PDF, slik du lagret den sist. Endrer du den senere, får ikke bedriften se det.
          </p>
        </>
      )}
    </AttachDocument>
  );
}

const words = {
  open: 'Bruk en CV du har laget her',
  heading: 'Legg ved en CV',
  label: 'CV',
  loading: 'Laster CV-ene dine …',
  failed: 'Kunne ikke laste CV-er',
};
