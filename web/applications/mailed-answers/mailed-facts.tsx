import { Link } from 'react-router';
import type { mailedAnswers } from '../../../contract/applications/mailed-answers.ts';
import type { Reply } from '../../../contract/endpoint.ts';
import { formatDate, formatMoment } from '../../platform/format.ts';

export type MailedApplication = Reply<typeof mailedAnswers.read>['application'];

/** What was written in it is for those who log in. */
export function MailedFacts({ application }: { application: MailedApplication }) {
  const { id, businessId, submittedAt, status, answerBy, isOpened } = application;
  return (
    <p>
      Søknaden ble sendt {formatMoment(submittedAt)}.{' '}
      {answerBy && status === 'pending' && `Dere har lovet svar innen ${formatDate(answerBy)}. `}
      {isOpened ? 'Noen hos dere har lest den.' : 'Ingen hos dere har lest den ennå.'}{' '}
      <Link to={`/bedrift/${businessId}/applications?application=${id}`}>Les søknaden i innboksen</Link>. Der må du
      logge inn.
    </p>
  );
}
