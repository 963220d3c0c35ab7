import { Button } from '@digdir/designsystemet-react';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { formatCount } from '../../platform/format.ts';
import type { SectionProps } from '../section-props.ts';
import styles from '../sections.module.css';
import { useTyped } from '../use-typed.ts';
import { AssessmentDialog } from './assessment-dialog.tsx';
import { CriteriaDialog } from './criteria-dialog.tsx';
import { RatingTag } from './rating-tag.tsx';
import { Scores } from './scores.tsx';

/** What those who handle an application think of it, each alone at first. */
export function AssessmentSection({ application, onDone, onStale, onTyped }: SectionProps) {
  const { businessId = '' } = useParams();
  const { id, positionId, assessment } = application;
  const { criteria, count, own } = assessment;
  const [asks, setAsks] = useState<'criteria' | 'assessment' | null>(null);
  const typed = useTyped('criteria', 'assessment');
  useEffect(() => onTyped(typed.isTyped), [onTyped, typed.isTyped]);
  const dialog = {
    onClose: () => setAsks(null),
    onDone: (message: string) => {
      setAsks(null);
      onDone(message);
    },
  };
  return (
    <section
      className={`${styles.section} ${styles.part} ${count > 0 ? '' : 'no-print'}`}
      aria-labelledby="assessment-heading"
    >
      <div className={styles.head}>
        <h3 id="assessment-heading">Vurdering</h3>
        <RatingTag application={application} />
      </div>
      {criteria.length === 0 && (
        <p>Velg hva dere vurderer søkerne etter. Så gir hver av dere sin vurdering uten å se de andres først.</p>
      )}
      {!own && count > 0 && (
        <p>{formatCount(count, 'kollega', 'kolleger')} har vurdert søkeren. Du ser hva når du har vurdert selv.</p>
      )}
      {own && <Scores assessment={assessment} />}
      <div className="button-row">
        {criteria.length > 0 && (
          <Button variant="secondary" data-size="sm" onClick={() => setAsks('assessment')}>
            {own ? 'Endre vurderingen din' : 'Vurder søkeren'}
          </Button>
        )}
        <Button
          variant={criteria.length > 0 ? 'tertiary' : 'secondary'}
          data-size="sm"
          onClick={() => setAsks('criteria')}
        >
          {criteria.length > 0 ? 'Endre kriteriene' : 'Velg kriterier'}
        </Button>
      </div>
      <CriteriaDialog
        {...dialog}
        open={asks === 'criteria'}
        of={{ businessId, positionId: positionId.id }}
        title={positionId.title}
        onTyped={typed.onTyped.criteria}
      />
      <AssessmentDialog
        {...dialog}
        open={asks === 'assessment'}
        id={id}
        assessment={assessment}
        onStale={onStale}
        onTyped={typed.onTyped.assessment}
      />
    </section>
  );
}
