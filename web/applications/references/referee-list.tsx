import type { ReactNode } from 'react';
import type { References } from '../../../contract/applications/reference-fields.ts';
import { relationNames } from '../../../contract/applications/reference-words.ts';
import { formatDate, formatDay } from '../../platform/format.ts';
import { Tag } from '../../ui/tag.tsx';
import styles from './references.module.css';

type Referee = References['referees'][number];

interface Props {
  references: References;
  /** What one may do about one who has not answered. */
  action?: (referee: Referee) => ReactNode;
}

/** Whom the applicant named, and what they answered. */
export const RefereeList = ({ references: { questions, referees }, action }: Props) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers
  <ul className={styles.referees} role="list">
    {referees.map((referee) => {
      const { id, name, relation, workplace, email, answers } = referee;
      const { label, color, meaning } = stateOf(referee);
      return (
        <li key={id}>
          <div className={styles.head}>
            <strong>{name}</strong>
            <Tag color={color}>{label}</Tag>
          </div>
          <p>
            {relationNames[relation]}, {workplace}
            {email && `, ${email}`}
          </p>
          <p className="quiet">{meaning}</p>
          {answers && (
            <details className={styles.answers}>
              <summary>Les svarene fra {name}</summary>
              <dl>
                {questions.map((question, index) => (
                  <div key={question}>
                    <dt>{question}</dt>
                    <dd>{answers[index] || <span className="quiet">Ikke svart</span>}</dd>
                  </div>
                ))}
              </dl>
            </details>
          )}
          {action?.(referee)}
        </li>
      );
    })}
  </ul>
);

function stateOf({ outcome, answeredAt, namedAt, remindedAt, endsAt }: Referee) {
  const asked = `Spurt ${formatDay(namedAt)}.`;
  const on = answeredAt && formatDate(answeredAt);
  if (outcome === 'answered') return { label: 'Har svart', color: 'success', meaning: `Svarte ${on}.` } as const;
  if (outcome === 'declined')
    return { label: 'Vil ikke svare', color: 'neutral', meaning: `${asked} Sa fra ${on}.` } as const;
  if (outcome === 'stranger')
    return { label: 'Feil person', color: 'warning', meaning: `E-posten gjaldt ikke den som fikk den.` } as const;
  const reminded = remindedAt ? ` Minnet på det ${formatDay(remindedAt)}.` : '';
  if (new Date(endsAt) <= new Date())
    return { label: 'Svarte ikke', color: 'neutral', meaning: `${asked}${reminded} Fristen er ute.` } as const;
  return {
    label: 'Venter på svar',
    color: 'info',
    meaning: `${asked}${reminded} Kan svare til og med ${formatDay(endsAt)}.`,
  } as const;
}
