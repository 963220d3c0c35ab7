import { Button } from '@digdir/designsystemet-react';
import { useMemo, useState } from 'react';
import { hasStatus } from '../../contract/call.ts';
import type { Cv, CvTemplate } from '../../contract/cvs/cv-fields.ts';
import { draftOf, nameOf, printCv, writeCv } from './cv-calls.ts';
import { CvPages } from './cv-pages.tsx';
import styles from './cvs.module.css';
import { PhotoCheck } from './photo-check.tsx';
import { PrintedLanguage } from './printed-language.tsx';
import { TemplateChoice } from './template-choice.tsx';
import { useDownload } from './use-download.ts';
import { usePrintedLanguage } from './use-printed-language.ts';

interface Props {
  cv: Cv;
  onEdit: () => void;
  onBack: () => void;
  onProblem: (message: string) => void;
  /** It was deleted elsewhere, or the language that it was to be printed in was. */
  onOutdated: () => void;
}

export function CvPreview({ cv, onEdit, onBack, onProblem, onOutdated }: Props) {
  const [template, setTemplate] = useState<CvTemplate>('default');
  const { languageOf, choose } = usePrintedLanguage();
  const language = languageOf(cv);
  const [includesImage, setIncludesImage] = useState(true);
  const hasImage = cv.personalInfo.profileImage !== null;
  const draft = useMemo(() => {
    const { personalInfo, ...contents } = draftOf(cv);
    return { ...contents, personalInfo: includesImage ? personalInfo : { ...personalInfo, profileImage: null } };
  }, [cv, includesImage]);

  const look = { language, includeImage: includesImage };
  const { download, labelOf, isLoading } = useDownload(
    (kind) => (kind === 'pdf' ? printCv(cv, { ...look, template }) : writeCv(cv, look)),
    (problem, error) => {
      onProblem(problem);
      if (hasStatus(error, 404)) onOutdated();
    },
  );

  return (
    <section className={styles.builder}>
      <h2>{nameOf(cv)}</h2>
      <div className={styles.tools}>
        <PrintedLanguage cv={cv} value={language} onChange={choose} />
        <TemplateChoice value={template} onChange={setTemplate} />
        <Button onClick={() => download('pdf')} aria-disabled={isLoading}>
          {labelOf('pdf')}
        </Button>
        <Button variant="secondary" onClick={() => download('word')} aria-disabled={isLoading}>
          {labelOf('word')}
        </Button>
        <Button variant="secondary" onClick={onEdit}>
          Rediger
        </Button>
        <Button variant="tertiary" onClick={onBack}>
          Tilbake
        </Button>
      </div>
      <p className="quiet">Word-dokumentet har sitt eget, enkle oppsett, så det er lett å redigere videre.</p>
      {hasImage && <PhotoCheck checked={includesImage} onChange={setIncludesImage} />}
      <CvPages draft={draft} template={template} language={language} id={cv.id} />
    </section>
  );
}
