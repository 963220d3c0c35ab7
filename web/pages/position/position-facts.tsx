import type { Reply } from '../../../contract/endpoint.ts';
import type { positions } from '../../../contract/positions.ts';
import { formatDate } from '../../platform/format.ts';
import { engagementLabels, experienceLabels, salaryText } from '../../positions/position-texts.ts';
import styles from './position.module.css';

export function PositionFacts({ position }: { position: Reply<typeof positions.read>['position'] }) {
  const {
    positionType,
    engagement,
    experience,
    remote,
    salaryRange,
    applicationDeadline,
    expiryDate,
    municipal,
    county,
  } = position;
  const facts: [string, string | false | null | ''][] = [
    ['Lønn', salaryText(salaryRange)],
    ['Stillingstype', positionType],
    ['Ansettelsesform', engagement && engagementLabels[engagement]],
    ['Erfaring', experience && experienceLabels[experience]],
    ['Hjemmekontor', remote && 'Mulig'],
    ['Kommune', municipal && [municipal, county !== municipal && county].filter(Boolean).join(', ')],
    ['Søknadsfrist', applicationDeadline && formatDate(applicationDeadline)],
    ['Utløper', formatDate(expiryDate)],
  ];
  return (
    <section className={styles.card} aria-labelledby="facts">
      <h2 id="facts" className={styles.heading}>
        Fakta
      </h2>
      <dl className={styles.facts}>
        {facts.map(
          ([term, value]) =>
            value && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
