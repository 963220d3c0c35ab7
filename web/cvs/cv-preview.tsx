import { Button } from '@digdir/designsystemet-react';
import { useMemo, useState } from 'react';
import { CallError, reasonOf } from '../../contract/call.ts';
import type { Cv, CvTemplate } from '../../contract/cv-fields.ts';
import { saveFile } from '../platform/save-file.ts';
import { draftOf, nameOf, printCv } from './cv-calls.ts';
import { CvPages } from './cv-pages.tsx';
import styles from './cvs.module.css';
import { PhotoCheck } from './photo-check.tsx';
import { PrintedLanguage } from './printed-language.tsx';
import { TemplateChoice } from './template-choice.tsx';
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
  const [isLoading, setLoading] = useState(false);
  const [includesImage, setIncludesImage] = useState(true);
  const hasImage = cv.personalInfo.profileImage !== null;
  const draft = useMemo(() => {
    const { personalInfo, ...contents } = draftOf(cv);
    return { ...contents, personalInfo: includesImage ? personalInfo : { ...personalInfo, profileImage: null } };
  }, [cv, includesImage]);

  const download = async () => {
    if (isLoading) return;
    setLoading(true);
    await printCv(cv, { template, language, includeImage: includesImage }).then(
      (pdf) => saveFile(pdf, pdf.name),
      (error) => {
        onProblem(reasonOf(error, 'Kunne ikke laste ned PDF'));
        if (error instanceof CallError && error.status === 404) onOutdated();
      },
    );
    setLoading(false);
  };

  return (
    <section className={styles.builder}>
      <h2>{nameOf(cv)}</h2>
      <div className={styles.tools}>
        <PrintedLanguage cv={cv} value={language} onChange={choose} />
        <TemplateChoice value={template} onChange={setTemplate} />
        <Button onClick={download} aria-disabled={isLoading}>
          {isLoading ? 'Laster ned …' : 'Last ned PDF'}
        </Button>
        <Button variant="secondary" onClick={onEdit}>
          Rediger
        </Button>
        <Button variant="tertiary" onClick={onBack}>
          Tilbake
        </Button>
      </div>
      {hasImage && <PhotoCheck checked={includesImage} onChange={setIncludesImage} />}
      <CvPages draft={draft} template={template} language={language} id={cv.id} />
    </section>
  );
}
