import { Button } from '@digdir/designsystemet-react';
import { type ComponentProps, memo } from 'react';
import { Link } from 'react-router';
import { statusNames } from '../../../contract/applications/application-words.ts';
import type { HandledApplication } from '../../../contract/applications/handled-applications.ts';
import { formatNumber } from '../../platform/format.ts';
import { InNewTab } from '../../ui/in-new-tab.tsx';
import { Tag } from '../../ui/tag.tsx';
import { AnswerMessage } from '../answer-message.tsx';
import { RatingTag } from '../assessments/rating-tag.tsx';
import { InterviewTag } from '../interviews/interview-tag.tsx';
import { nameOf } from '../name-of.ts';
import { Radios } from '../radios.tsx';
import styles from './answer-waiting.module.css';
import type { Group, Written } from './groups.ts';

interface Props {
  group: Group;
  inbox: string;
  written: Written;
  onWrite: (written: Written) => void;
  check: Pick<ComponentProps<typeof AnswerMessage>, 'needsMessage' | 'error'>;
  chosen: ReadonlySet<string>;
  /** The same one each time. */
  onChoose: (ids: string[], isChosen: boolean) => void;
  /** The same as the group above, once that has an answer. */
  onSame: (() => void) | null;
}

const groupNames: Record<Group['name'], string> = { unread: 'Uleste', read: 'Leste' };
const choices = ['', 'denied', 'contacted', 'approved'] as const;

export const messageIdOf = (name: Group['name']) => `${name}-message`;

/** So many names push nothing else out of sight. */
const MOST_OPEN = 12;

/** Some of those who wait, what they are answered, and who of them. */
export function WaitingGroup({ group, inbox, written, onWrite, check, chosen, onChoose, onSame }: Props) {
  const { name, applications } = group;
  const { status, message, refusalReasons } = written;
  const count = applications.length;
  /** The button goes: one goes on in what it wrote. */
  const same = (onSame: () => void) => () => {
    onSame();
    setTimeout(() => document.getElementById(messageIdOf(name))?.focus());
  };
  const receivers = applications.filter(({ id }) => chosen.has(id)).length;
  return (
    <section className="card" aria-labelledby={`${name}-heading`}>
      <h2 id={`${name}-heading`} className={styles.heading}>
        {groupNames[name]} ({formatNumber(count)})
      </h2>
      <Radios
        legend="Svar"
        name={`${name}-answer`}
        choices={choices}
        labelOf={(each) => (each ? statusNames[each] : 'Vent med svar')}
        chosen={status}
        onChoose={(each) => onWrite({ ...written, status: each })}
      />
      {onSame && (
        <div>
          <Button data-size="sm" variant="secondary" onClick={same(onSame)}>
            Samme svar som til «{groupNames.unread}»
          </Button>
        </div>
      )}
      {status && (
        <div className={styles.answer}>
          <AnswerMessage
            id={messageIdOf(name)}
            status={status}
            count={receivers}
            message={message}
            refusalReasons={refusalReasons}
            {...check}
            onChange={(change) => onWrite({ ...written, ...change })}
          />
        </div>
      )}
      <details className={styles.people} open={count <= MOST_OPEN}>
        <summary>
          {status
            ? `${formatNumber(receivers)} av ${formatNumber(count)} får svaret`
            : count === 1
              ? 'Hvem det er'
              : 'Hvem de er'}
        </summary>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers */}
        <ul role="list">
          {applications.map((application) => (
            <Person
              key={application.id}
              application={application}
              inbox={inbox}
              isChosen={status ? chosen.has(application.id) : null}
              onChoose={onChoose}
            />
          ))}
        </ul>
      </details>
    </section>
  );
}

interface PersonProps {
  application: HandledApplication;
  inbox: string;
  /** `null` while there is nothing to be chosen for. */
  isChosen: boolean | null;
  onChoose: Props['onChoose'];
}

/** What may be a reason not to answer with the others stands beside the name. Of hundreds, none is drawn anew with every letter. */
const Person = memo(function Person({ application, inbox, isChosen, onChoose }: PersonProps) {
  const { id, interview, remindedAt, unreadMessages } = application;
  const name = nameOf(application);
  return (
    <li>
      <span className={styles.person}>
        {isChosen === null ? (
          name
        ) : (
          <label className={styles.choice}>
            <input
              className="ds-input"
              type="checkbox"
              checked={isChosen}
              onChange={({ target }) => onChoose([id], target.checked)}
            />
            {name}
          </label>
        )}
        {remindedAt && <Tag color="warning">Ber om svar</Tag>}
        {unreadMessages > 0 && <Tag color="sol">Ny melding</Tag>}
        {interview && <InterviewTag interview={interview} />}
        <RatingTag application={application} />
      </span>
      <Link to={`${inbox}&application=${id}`} target="_blank" className={styles.read}>
        Les<span className="visually-hidden"> søknaden fra {name}</span>
        <InNewTab />
      </Link>
    </li>
  );
});
