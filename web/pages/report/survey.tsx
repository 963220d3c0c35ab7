import { type SurveyQuestion, surveyQuestions } from '../../../contract/applications/survey-words.ts';
import { policy } from '../../../contract/policy.ts';
import { formatNumber } from '../../platform/format.ts';
import styles from './report.module.css';
import type { Report } from './report-content.tsx';
import { Share } from './share.tsx';

const { fewest, months } = policy.survey;

/** What applicants said, or why nothing is to be seen yet. */
export function Survey({ survey }: { survey: Report['survey'] }) {
  return (
    <section aria-labelledby="hvordan-var-det" className={styles.survey}>
      <h2 id="hvordan-var-det">Hvordan det var å søke</h2>
      {survey ? (
        <>
          <p>
            {formatNumber(survey.answers)} har svart de siste {months} hele månedene.
          </p>
          <div className={styles.questions}>
            {(Object.keys(surveyQuestions) as SurveyQuestion[]).map((each) => (
              <Question key={each} question={each} counts={survey[each]} total={survey.answers} />
            ))}
          </div>
        </>
      ) : (
        <p>Ingenting å vise ennå. Her ser du svarene når minst {fewest} søkere har svart.</p>
      )}
      <p className={`quiet ${styles.note}`}>
        Den som har fått endelig svar, eller har ventet forgjeves på det, kan svare på tre spørsmål. Svarene er anonyme.
        For at ingen skal kjenne igjen ett av dem, kommer de først med når måneden er over, og aldri færre enn {fewest}{' '}
        om gangen.
      </p>
    </section>
  );
}

interface Props {
  question: SurveyQuestion;
  counts: number[];
  total: number;
}

/** The best answer first, as one reads a list of what is good. */
function Question({ question, counts, total }: Props) {
  const { question: heading, choices } = surveyQuestions[question];
  const good = (counts.at(-1) ?? 0) + (counts.at(-2) ?? 0);
  return (
    <div>
      <h3 id={`sporsmal-${question}`}>{heading}</h3>
      <p className="quiet">
        {formatNumber((100 * good) / total)} % svarte «{choices[4]}» eller «{choices[3]}»
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers */}
      <ul className={styles.funnel} role="list" aria-labelledby={`sporsmal-${question}`}>
        {choices
          .map((label, index) => ({ label, count: counts[index] ?? 0 }))
          .reverse()
          .map(({ label, count }) => (
            <Share key={label} label={label} count={count} total={total} />
          ))}
      </ul>
    </div>
  );
}
