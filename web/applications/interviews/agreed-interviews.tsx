import { Link } from 'react-router';
import { interviewTime, wayNames } from '../../../contract/applications/interview-words.ts';
import { formatCount } from '../../platform/format.ts';
import styles from '../inbox.module.css';
import { type InboxSearch, writeInboxSearch } from '../inbox-search.ts';
import type { Shown } from '../use-inbox.ts';

/** Those to come, the next one first. */
export function AgreedInterviews({ agreed, search }: { agreed: Shown['agreed']; search: InboxSearch }) {
  if (agreed.length === 0) return null;
  return (
    <details className={styles.agreed}>
      <summary>{formatCount(agreed.length, 'avtalt intervju', 'avtalte intervjuer')}</summary>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers */}
      <ol role="list">
        {agreed.map(({ applicationId, applicantName, positionTitle, chosen, minutes, way }) => (
          <li key={applicationId}>
            <p>{chosen && interviewTime(chosen, minutes)}</p>
            <p className="quiet">
              <Link to={{ search: writeInboxSearch({ ...search, application: applicationId }) }} preventScrollReset>
                {applicantName}
              </Link>
              , {positionTitle}, {wayNames[way].toLowerCase()}
            </p>
          </li>
        ))}
      </ol>
    </details>
  );
}
