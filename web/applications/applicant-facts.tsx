import { Link } from 'react-router';
import type { HandledApplication } from '../../contract/applications/handled-applications.ts';
import { formatDate, formatMoment } from '../platform/format.ts';
import { mailLink } from '../platform/mail-link.ts';
import { type Fact, FactList } from '../ui/fact-list.tsx';
import { PhoneNumber } from '../ui/phone-number.tsx';
import { Tag } from '../ui/tag.tsx';
import styles from './application-detail.module.css';
import { StatusTag } from './status-tag.tsx';

/** Who applied, for what, and what has become of it. */
export function ApplicantFacts({ application }: { application: HandledApplication }) {
  const {
    applicantInfo,
    positionId,
    status,
    wantsTips,
    submittedAt,
    correctedAt,
    firstOpenedAt,
    answerBy,
    remindedAt,
    deletedAfter,
  } = application;
  const { email, phone, emailConfirmed } = applicantInfo;
  const links = {
    position: <Link to={`/stilling/${positionId.id}`}>{positionId.title}</Link>,
    email: email && <a href={mailLink(email)}>{email}</a>,
    phone: phone && <PhoneNumber phone={phone} />,
  };
  const facts: Fact[] = [
    ['Stilling', links.position],
    ['E-post', links.email],
    ['Telefon', links.phone],
    ['Sendt', formatMoment(submittedAt)],
    ['Rettet av søkeren', correctedAt && formatMoment(correctedAt)],
    ['Først åpnet', firstOpenedAt && `${formatMoment(firstOpenedAt)}. Søkeren kan se det.`],
    ['Svarfrist', status === 'pending' && answerBy && formatDate(answerBy)],
    ['Ba om svar', remindedAt && formatMoment(remindedAt)],
    ['Slettes', deletedAfter && `${formatDate(deletedAfter)}, fordi stillingen er lukket`],
  ];
  return (
    <>
      <p className={styles.tags}>
        <StatusTag status={status} />
        {wantsTips && <Tag color="info">Vil høre om andre stillinger</Tag>}
        {email && !emailConfirmed && <Tag color="warning">E-posten er ikke bekreftet</Tag>}
      </p>
      <FactList facts={facts} />
    </>
  );
}
