import { Button } from '@digdir/designsystemet-react';
import { useId } from 'react';
import { Link } from 'react-router';
import type { HandledApplication } from '../../contract/applications/handled-applications.ts';
import { policy } from '../../contract/policy.ts';
import { formatCount, formatDate } from '../platform/format.ts';
import { ChoosePage } from '../ui/choose-page.tsx';
import { Icon } from '../ui/icon.tsx';
import { Tag } from '../ui/tag.tsx';
import { RatingTag } from './assessments/rating-tag.tsx';
import styles from './inbox-list.module.css';
import { APPLICATIONS, type InboxSearch, writeInboxSearch } from './inbox-search.ts';
import { InterviewTag } from './interviews/interview-tag.tsx';
import { ShownLabels } from './labels/shown-labels.tsx';
import { nameOf } from './name-of.ts';
import { type Colleague, responsibleInWords } from './responsible/colleagues.ts';
import { StatusTag } from './status-tag.tsx';

interface Props {
  applications: HandledApplication[];
  search: InboxSearch;
  colleagues: Colleague[];
  chosen: HandledApplication[];
  isBusy: boolean;
  onChoose: (applications: HandledApplication[], isChosen: boolean) => void;
  /** On every page. */
  total: number;
  onChooseFirst: () => void;
}

export function InboxList({ applications, search, colleagues, chosen, isBusy, onChoose, total, onChooseFirst }: Props) {
  const isChosen = ({ id }: HandledApplication) => chosen.some((each) => each.id === id);
  return (
    <div className={styles.list} data-busy={isBusy || undefined}>
      <ChoosePage rows={applications} chosen={chosen} onChoose={onChoose}>
        {chosen.length < Math.min(total, policy.pageSize.most) && (
          <Button data-size="sm" variant="tertiary" onClick={onChooseFirst}>
            {total > policy.pageSize.most ? `Velg de ${policy.pageSize.most} første` : `Velg alle ${total}`}
          </Button>
        )}
      </ChoosePage>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers */}
      <ul role="list" id={APPLICATIONS} tabIndex={-1}>
        {applications.map((application) => (
          <li
            key={application.id}
            className={styles.row}
            data-open={application.id === search.application || undefined}
          >
            <input
              className={`ds-input ${styles.check}`}
              type="checkbox"
              aria-label={`Velg søknaden fra ${nameOf(application)}, ${application.positionId.title}`}
              checked={isChosen(application)}
              onChange={({ target }) => onChoose([application], target.checked)}
            />
            <Summary application={application} search={search} colleagues={colleagues} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface SummaryProps {
  application: HandledApplication;
  search: InboxSearch;
  colleagues: Colleague[];
}

/** Who, for what, when: one link covers it. */
export function Summary({ application, search, colleagues }: SummaryProps) {
  const { id, isRead, status, positionId, submittedAt, fileCount, unreadMessages, remindedAt, interview } = application;
  const isChanged = application.correctedAt && application.firstOpenedAt;
  const isAsking = remindedAt && status === 'pending';
  const responsible = responsibleInWords(application, colleagues);
  const what = useId();
  const state = useId();
  const address = { search: writeInboxSearch({ ...search, application: id }) };
  return (
    <div className={styles.summary} data-unread={!isRead || undefined}>
      <p className={styles.who}>
        <Link
          to={address}
          className="cover-link"
          aria-describedby={`${what} ${state}`}
          preventScrollReset
          aria-current={id === search.application || undefined}
          data-application={id}
        >
          {nameOf(application)}
        </Link>
        <span id={state} className={styles.state}>
          {!isRead && <Tag color="sol">{isChanged ? 'Rettet' : 'Ny'}</Tag>}{' '}
          {unreadMessages > 0 && <Tag color="sol">Ny melding</Tag>} {isAsking && <Tag color="warning">Ber om svar</Tag>}{' '}
          {interview && <InterviewTag interview={interview} />} <RatingTag application={application} />{' '}
          {search.view === 'list' && <StatusTag status={status} />}
        </span>
      </p>
      <p id={what} className={styles.what}>
        {positionId.title}
      </p>
      <p className={`quiet ${styles.when}`}>
        {formatDate(submittedAt)}
        {fileCount > 0 && (
          <>
            <Icon name="document" size="1em" /> {formatCount(fileCount, 'fil', 'filer')}
          </>
        )}
        {responsible && (
          <span className={styles.responsible}>
            <Icon name="user" size="1em" /> Ansvarlig: {responsible}
          </span>
        )}
      </p>
      <ShownLabels labels={application.labels} />
    </div>
  );
}
