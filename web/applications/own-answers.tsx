import { entryInWords } from '../../contract/applications/applicant-list-words.ts';
import { answerInWords } from '../../contract/applications/application-words.ts';
import { api } from '../platform/api.ts';
import { addressAmong } from './address-among.ts';
import { outcomeOf } from './applicant-lists/outcome-of.ts';
import { FileList } from './file-list.tsx';
import styles from './own-applications.module.css';
import type { OwnDetail } from './use-own-application.ts';
import { useSentFiles } from './use-sent-files.ts';

interface Props {
  application: OwnDetail;
  onProblem: (message: string | null) => void;
}

export function OwnAnswers({ application, onProblem }: Props) {
  const { id, applicantInfo, responses, keepsLonger, listEntry, withdrawnAt } = application;
  const { firstName, lastName, email, phone } = applicantInfo;
  const addressOf = async (fileId: string) => {
    const fresh = (await api('GET /applications/mine/:id', { params: { id } })).application;
    return addressAmong(
      fresh.responses.flatMap((answer) => answer.files),
      fileId,
    );
  };
  const sent = responses.flatMap((answer) => answer.files);
  const files = useSentFiles({ files: sent, addressOf, onProblem });
  return (
    <>
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
              {answer.files.length > 0 ? (
                <FileList files={answer.files} onFetch={files.fetch} onShow={files.show} />
              ) : (
                answerInWords(answer)
              )}
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
      {files.viewer}
    </>
  );
}
