import { Button } from '@digdir/designsystemet-react';
import { useCallback } from 'react';
import { Link } from 'react-router';
import type { applicantLists } from '../../contract/applications/applicant-lists.ts';
import type { Reply } from '../../contract/endpoint.ts';
import { useOnlyLoggedIn } from '../accounts/only-logged-in.ts';
import { BusinessMissing } from '../businesses/business-missing.tsx';
import { api } from '../platform/api.ts';
import { formatCount, formatDate } from '../platform/format.ts';
import { metadata } from '../platform/metadata.ts';
import { useReading } from '../platform/use-reading.ts';
import { BackLink } from '../ui/back-link.tsx';
import { Banner } from '../ui/banner.tsx';
import { LoadingOrRetry } from '../ui/loading-or-retry.tsx';
import { Notice } from '../ui/notice.tsx';
import { WideContent } from '../ui/wide-content.tsx';
import type { Route } from './+types/applicant-list';

type List = Reply<typeof applicantLists.read>;

export const meta = (args: Route.MetaArgs) =>
  metadata(args, { title: 'Offentlig søkerliste', description: 'Hvem som har søkt på stillingen.', noindex: true });

export default function ApplicantList({ params: { businessId, positionId } }: Route.ComponentProps) {
  const state = useOnlyLoggedIn();
  const read = useCallback(
    () =>
      api('GET /applications/business/:businessId/applicant-list/:positionId', { params: { businessId, positionId } }),
    [businessId, positionId],
  );
  const { data: list, problem, isMissing, retry } = useReading(state === 'in' ? read : null);

  if (isMissing) return <BusinessMissing title={problem} />;
  return (
    <div className="page page-narrow page-stack">
      <BackLink to={`/bedrift/${businessId}/applications?positionId=${positionId}`}>Tilbake til søknadene</BackLink>
      <header>
        <h1>Offentlig søkerliste</h1>
        {list && (
          <p className="lead">
            {list.position.title}, {list.business.name}
          </p>
        )}
      </header>
      <Banner>{problem}</Banner>
      {!list && <LoadingOrRetry retry={retry}>Laster søkerlisten …</LoadingOrRetry>}
      {list && <Shown list={list} businessId={businessId} />}
    </div>
  );
}

function Shown({ list, businessId }: { list: List; businessId: string }) {
  const { position, total, listed, unnamed, exempt, undecided } = list;
  return (
    <>
      {!position.hasApplicantList && (
        <div className="no-print">
          <Notice color="info" title="Stillingen ber ikke om opplysninger til listen">
            <p>
              Nye søkere blir ikke spurt om alder, stilling og kommune.{' '}
              <Link to={`/bedrift/${businessId}/stillinger/${position.id}/rediger`}>Rediger stillingen</Link> for å be
              om det.
            </p>
          </Notice>
        </div>
      )}
      {unnamed > 0 && (
        <div className="no-print">
          <Notice
            color="warning"
            title={`${formatCount(unnamed, 'søker', 'søkere')} står med nummer i stedet for navn`}
          >
            <p>
              {unnamed === 1 ? 'Søknaden er anonym' : 'Søknadene er anonyme'}. Navnet kommer når siste dag for å søke er
              over, om skjemaet fortalte om listen. Ellers kommer det når dere velger «Vis hvem søkeren er» i{' '}
              <Link to={`/bedrift/${businessId}/applications?positionId=${position.id}`}>
                {unnamed === 1 ? 'søknaden' : 'søknadene'}
              </Link>
              .
            </p>
          </Notice>
        </div>
      )}
      {undecided.length > 0 && (
        <div className="no-print">
          <Notice
            color="warning"
            title={`${formatCount(undecided.length, 'søker venter', 'søkere venter')} på svar om å bli unntatt`}
          >
            <p>
              {undecided.length === 1 ? 'Søkeren' : 'Søkerne'} står ikke på listen så lenge. Svar før du gir den ut.
            </p>
            <ul>
              {undecided.map(({ applicationId, name }) => (
                <li key={applicationId}>
                  <Link to={`/bedrift/${businessId}/applications?application=${applicationId}`}>{name}</Link>
                </li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
      <p>
        {formatDate(new Date().toISOString())}: {formatCount(total, 'søker', 'søkere')}
        {total > 0 && ` (${gendersOf(list)})`}.{exempt > 0 && ` ${exempt} er unntatt fra listen.`}
      </p>
      {listed.length > 0 && (
        <>
          <ListTable listed={listed} />
          <div>
            <Button variant="secondary" onClick={() => window.print()}>
              Skriv ut
            </Button>
          </div>
        </>
      )}
    </>
  );
}

/** A table on paper too. */
const ListTable = ({ listed }: Pick<List, 'listed'>) => (
  <WideContent label="Søkerlisten">
    <table className="ds-table">
      <caption className="visually-hidden">Søkerne</caption>
      <thead>
        <tr>
          <th scope="col">Navn</th>
          <th scope="col">Alder</th>
          <th scope="col">Stilling eller yrkestittel</th>
          <th scope="col">Kommune</th>
        </tr>
      </thead>
      <tbody>
        {listed.map(({ name, age, occupation, municipality }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name, and nothing changes here
          <tr key={`${name} ${index}`}>
            <th scope="row">{name}</th>
            <td>{age ?? notTold}</td>
            <td>{occupation ?? notTold}</td>
            <td>{municipality ?? notTold}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </WideContent>
);

const notTold = <span className="quiet">Ikke oppgitt</span>;

const gendersOf = ({ genders: { woman, man, unstated } }: List) =>
  [
    woman > 0 && formatCount(woman, 'kvinne', 'kvinner'),
    man > 0 && formatCount(man, 'mann', 'menn'),
    unstated > 0 && `${unstated} har ikke oppgitt kjønn`,
  ]
    .filter(Boolean)
    .join(', ');
