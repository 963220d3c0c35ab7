import { Button } from '@digdir/designsystemet-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { surveyAnchor } from '../../../contract/applications/survey-words.ts';
import { policy } from '../../../contract/policy.ts';
import type { OwnDetail } from '../use-own-application.ts';
import styles from './survey.module.css';
import { SurveyForm } from './survey-form.tsx';

interface Props {
  application: OwnDetail;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Whoever came for it goes on there. */
  isWanted: boolean;
  settle: (call: Promise<{ message: string }>) => Promise<boolean>;
}

/** How it was to apply, told once and by nobody's name; what becomes of it is said before. */
export function OwnSurvey({ application, heading, isWanted, settle }: Props) {
  const { id, business, survey } = application;
  const [isAnswering, setAnswering] = useState(isWanted);
  const before = useRef(survey);
  // The button that was pressed is gone.
  useEffect(() => {
    if (before.current === 'open' && survey === 'answered') heading.current?.focus();
    before.current = survey;
  }, [survey, heading]);
  if (!survey) return null;
  return (
    <section className={`card ${styles.own} no-print`} aria-labelledby={surveyAnchor}>
      <h3 id={surveyAnchor} ref={heading} tabIndex={-1}>
        {survey === 'open' ? 'Hvordan var det å søke?' : 'Du har fortalt hvordan det var å søke'}
      </h3>
      {survey === 'answered' ? (
        <p>
          Svarene er talt med. Det er ikke lagret hvilke som er dine, så de kan ikke vises, endres eller trekkes
          tilbake.
        </p>
      ) : (
        <>
          <p>
            Svar på tre spørsmål, så får {business.name} vite hvordan det er å søke der. Du velger selv om du vil, og
            det påvirker ikke søknaden.
          </p>
          <ul className={styles.terms}>
            <li>
              Svarene er anonyme. De telles sammen med andres, måned for måned, uten navnet ditt, søknaden eller
              stillingen.
            </li>
            <li>
              Bedriften ser ikke at du har svart. Tallene ser den først når måneden er over og minst{' '}
              {policy.survey.fewest} har svart.
            </li>
            <li>Det lagres ikke hvilke svar som er dine, så de kan ikke endres eller trekkes tilbake.</li>
          </ul>
          {isAnswering ? (
            <SurveyForm id={id} settle={settle} />
          ) : (
            <Button variant="secondary" data-size="sm" onClick={() => setAnswering(true)}>
              Svar på tre spørsmål
            </Button>
          )}
        </>
      )}
    </section>
  );
}
