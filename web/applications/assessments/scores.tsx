import { scoreNames } from '../../../contract/applications/assessment-fields.ts';
import type { HandledApplication } from '../../../contract/applications/handled-applications.ts';
import { Tag } from '../../ui/tag.tsx';
import styles from './assessments.module.css';

/** So far apart, colleagues have something to talk about. */
const DISAGREEMENT = 2;

/** What each said of each criterion. */
export function Scores({ assessment: { criteria, own, others } }: Pick<HandledApplication, 'assessment'>) {
  const assessors = [{ name: 'Du', scores: own ?? [] }, ...others];
  return (
    <dl className={styles.scores}>
      {criteria.map((criterion) => {
        const given = assessors.flatMap(({ name, scores }) => {
          const found = scores.find((each) => each.criterion === criterion);
          return found ? [{ ...found, name }] : [];
        });
        return (
          <div key={criterion}>
            <dt>
              {criterion} {differ(given.map(({ score }) => score)) && <Tag color="warning">Dere er uenige</Tag>}
            </dt>
            {given.length === 0 && <dd className="quiet">Ikke vurdert</dd>}
            {given.map(({ name, score, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name
              <dd key={index}>
                {name}: <strong>{scoreNames[score]}</strong>
                {reason && <span className={styles.reason}> – {reason}</span>}
              </dd>
            ))}
          </div>
        );
      })}
    </dl>
  );
}

const differ = (scores: number[]) => Math.max(...scores) - Math.min(...scores) >= DISAGREEMENT;
