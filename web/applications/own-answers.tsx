import type { MouseEvent } from 'react';
import { entryInWords } from '../../contract/applicant-list-words.ts';
import { answerInWords } from '../../contract/application-words.ts';
import { api } from '../platform/api.ts';
import { outcomeOf } from './applicant-lists/outcome-of.ts';
import { fileSize } from './file-size.ts';
import type { OwnDetail } from './own-application-detail.tsx';
import styles from './own-applications.module.css';

type SentFile = OwnDetail['responses'][number]['files'][number];
type Fetch = (event: MouseEvent, fileId: string) => void;

interface Props {
  application: OwnDetail;
  onProblem: (message: string | null) => void;
}

export function OwnAnswers({ application, onProblem }: Props) {
  const { id, applicantInfo, responses, keepsLonger, listEntry, withdrawnAt } = application;
  const { firstName, lastName, email, phone } = applicantInfo;
  /** The address that stands in the page works for a quarter of an hour: whoever reads longer gets a fresh one. */
  const fetchFresh: Fetch = async (event, fileId) => {
    event.preventDefault();
    onProblem(null);
    try {
      const fresh = (await api('GET /applications/mine/:id', { params: { id } })).application;
      const file = fresh.responses.flatMap(({ files }) => files).find((each) => each.id === fileId);
      if (file?.url) location.assign(file.url);
      else onProblem('Filen finnes ikke lenger.');
    } catch (error) {
      onProblem((error as Error).message);
    }
  };
  return (
    <dl className={styles.answers}>
      <div>
        <dt>Om deg</dt>
        <dd>{[`${firstName} ${lastName}`, email, phone].filter(Boolean).join('\n')}</dd>
      </div>
      {listEntry && (
        <div>
          <dt>Offentlig søkerliste</dt>
          <dd>
            {entryInWords({ ...listEntry, exemptionReason: listEntry.exemption?.reason ?? null })}
            {listEntry.exemption && `\n${outcomeOf(listEntry)}`}
          </dd>
        </div>
      )}
      {responses.map((answer) => (
        <div key={answer.questionId}>
          <dt>{answer.question}</dt>
          <dd>
            {answer.files.length > 0 ? <FileList files={answer.files} onFetch={fetchFresh} /> : answerInWords(answer)}
          </dd>
        </div>
      ))}
      {keepsLonger && !withdrawnAt && (
        <div>
          <dt>Oppbevaring</dt>
          <dd>Bedriften kan beholde søknaden lenger.</dd>
        </div>
      )}
    </dl>
  );
}

const FileList = ({ files, onFetch }: { files: SentFile[]; onFetch: Fetch }) => (
  <ul>
    {files.map(({ id, originalName, size, url, scan }) => (
      <li key={id}>
        {url ? (
          <a href={url} download onClick={(event) => onFetch(event, id)}>
            {originalName}
          </a>
        ) : (
          originalName
        )}{' '}
        <span className="quiet">
          ({fileSize(size)}
          {scan === 'infected' && ', fjernet fordi den inneholdt skadelig programvare'}
          {scan === 'pending' && ', virussjekkes'})
        </span>
      </li>
    ))}
  </ul>
);
