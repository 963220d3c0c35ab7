import { Button } from '@digdir/designsystemet-react';
import { useMemo, useState } from 'react';
import type { Cv, CvTemplate } from '../../contract/cvs.ts';
import { downloadCv, draftOf, nameOf } from './cv-calls.ts';
import { CvPages } from './cv-pages.tsx';
import styles from './cvs.module.css';
import { TemplateChoice } from './template-choice.tsx';

interface Props {
  cv: Cv;
  onEdit: () => void;
  onBack: () => void;
  onProblem: (message: string) => void;
}

export function CvPreview({ cv, onEdit, onBack, onProblem }: Props) {
  const [template, setTemplate] = useState<CvTemplate>('default');
  const [isLoading, setLoading] = useState(false);
  const draft = useMemo(() => draftOf(cv), [cv]);

  const download = async () => {
    setLoading(true);
    await downloadCv(cv, template).catch(() => onProblem('Kunne ikke laste ned PDF'));
    setLoading(false);
  };

  return (
    <section className={styles.builder}>
      <h2>{nameOf(cv)}</h2>
      <div className={styles.tools}>
        <TemplateChoice value={template} onChange={setTemplate} />
        <Button onClick={download} disabled={isLoading}>
          {isLoading ? 'Laster ned …' : 'Last ned PDF'}
        </Button>
        <Button variant="secondary" onClick={onEdit}>
          Rediger
        </Button>
        <Button variant="tertiary" onClick={onBack}>
          Tilbake
        </Button>
      </div>
      <CvPages draft={draft} template={template} id={cv.id} />
    </section>
  );
}
