import { data } from 'react-router';
import { isUuid } from '../../contract/is-uuid.ts';
import { salaryText } from '../../contract/positions/pay-in-words.ts';
import { useAccount } from '../accounts/account.tsx';
import { useAfterLogIn } from '../accounts/use-after-log-in.ts';
import { FollowPositionButton } from '../followed/follow-position-button.tsx';
import { HideControls } from '../followed/hide-controls.tsx';
import { cutText } from '../platform/format.ts';
import { useListBehind } from '../platform/list-behind.ts';
import { metadata } from '../platform/metadata.ts';
import { usePublicUrl } from '../platform/public-url.ts';
import { apiContext } from '../platform/request-context.ts';
import { useCountView } from '../positions/count-view.ts';
import { jobPosting } from '../positions/job-posting.ts';
import { PositionHero } from '../positions/position-hero.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { InNewTab } from '../ui/in-new-tab.tsx';
import { LateTitle } from '../ui/late-title.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Notice } from '../ui/notice.tsx';
import { ShareButton } from '../ui/share-button.tsx';
import type { Route } from './+types/position';
import { ApprovalNotice } from './position/approval-notice.tsx';
import { ExpiredNotice } from './position/expired-notice.tsx';
import { loadPosition } from './position/load-position.ts';
import { ManagePosition } from './position/manage-position.tsx';
import { NoteApplied } from './position/note-applied.tsx';
import styles from './position/position.module.css';
import { PositionContent } from './position/position-content.tsx';
import { ReportLink } from './position/report-link.tsx';
import { SimilarPositions } from './position/similar-positions.tsx';
import { useBegunApplication } from './position/use-begun-application.ts';
import { useOwnPosition } from './position/use-own-position.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const loaded = await loadPosition(context.get(apiContext), params.id);
  const status = !loaded.position ? 404 : loaded.position.isExpired ? 410 : 200;
  return data(loaded, { status });
}

const NOT_FOUND = 'Stilling ikke funnet eller ikke lenger aktiv';

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { position } = args.loaderData;
  if (!position) return metadata(args, { title: NOT_FOUND, description: NOT_FOUND, noindex: true });
  const { title, businessName, location, positionType, salaryRange, description, isExpired } = position;
  return metadata(args, {
    title: [title, businessName, location].filter(Boolean).join(', '),
    description: cutText(`${positionType} hos ${businessName}. ${salaryText(salaryRange)}. ${description}`, 155),
    keywords: [title, businessName, positionType, ...(location ? [location] : [])],
    type: 'article',
    noindex: isExpired,
  });
}

export default function Position({ loaderData, params }: Route.ComponentProps) {
  const { similar, nearby, atNav, payInProfession, pictures } = loaderData;
  const { position, approval, isLoading } = useOwnPosition(params.id, loaderData.position);
  const hasForm = position?.applicationMethod === 'form' && !position.isExpired;
  const begun = useBegunApplication(params.id, hasForm);
  const missing = isLoading ? 'Leter etter stillingen' : NOT_FOUND;
  const lateTitle = <LateTitle title={loaderData.position ? undefined : (position?.title ?? missing)} />;
  // Once it is known who looks: own views do not count.
  const isKnown = useAccount().state !== 'loading';
  useCountView(isKnown && loaderData.position && !loaderData.position.isExpired ? params.id : null);
  const afterLogIn = useAfterLogIn();
  const list = useListBehind();
  const publicUrl = usePublicUrl();
  const isPublic = loaderData.position !== null;
  const posting = loaderData.position && jobPosting(loaderData.position, publicUrl);
  const note = !approval && position?.applicationMethod !== 'form' && <NoteApplied kind="local" id={params.id} />;
  const others = <SimilarPositions similar={similar} />;
  const back = <BackLink to={`/stillinger${list}`}>Tilbake til stillinger</BackLink>;

  if (!position) {
    return (
      <>
        <div className={`page page-narrow ${styles.missing}`}>
          {back}
          {approval && <ApprovalNotice {...approval} />}
          <h1>{missing}</h1>
          <p className="lead">Den kan være fylt, trukket eller utløpt. Det finnes flere.</p>
        </div>
        {lateTitle}
      </>
    );
  }
  return (
    <>
      <article>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: data of a script that does not run, with every < escaped */}
        {posting && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: posting }} />}
        <PositionHero
          position={position}
          back={back}
          actions={
            <HideControls
              position={position}
              employer={{ employerNumber: position.business.organizationNumber, businessName: position.businessName }}
              isOwn={approval !== null}
              afterLogIn={afterLogIn}
              more={<ShareButton title={position.title} path={`/stilling/${position.id}`} />}
            >
              <FollowPositionButton wide position={{ ...position, uuid: null, type: 'local' }} />
            </HideControls>
          }
        />
        <PositionContent
          position={position}
          payInProfession={payInProfession}
          pictures={pictures}
          begun={begun}
          isPublic={isPublic}
          note={note}
          notices={
            <>
              {approval && <ManagePosition position={position} approval={approval} isPublic={isPublic} />}
              {!approval && !isPublic && (
                <Notice color="info" title="Jobbsøkere ser ikke stillingen">
                  <p>Du ser den fordi du er ansatt i Jobbfjord.</p>
                </Notice>
              )}
              {!position.isActive && !position.isExpired && (
                <Notice color="warning" title="Stillingen er deaktivert">
                  <p>
                    {approval?.isStopped
                      ? 'Vi har deaktivert stillingen. Ta kontakt med oss hvis det er en feil.'
                      : 'Jobbsøkere ser den ikke før den aktiveres igjen.'}
                  </p>
                </Notice>
              )}
              {position.isExpired && <ExpiredNotice position={position} nearby={nearby} />}
              {position.isExpired && note}
              {position.isExpired && others}
            </>
          }
          below={!position.isExpired && others}
          more={
            <>
              {atNav && (
                <a href={atNav.link} target="_blank" rel="noopener noreferrer">
                  Den samme stillingen hos NAV
                  <InNewTab />
                </a>
              )}
              {isPublic && !approval && !position.isExpired && <ReportLink ad={`/stilling/${params.id}`} />}
            </>
          }
        />
      </article>
      {lateTitle}
    </>
  );
}

export function ErrorBoundary({ params }: Route.ErrorBoundaryProps) {
  const isId = isUuid(params.id);
  return (
    <LoadFailed
      title={isId ? 'Kunne ikke laste stillingsinformasjon' : 'Ugyldig stillings-ID'}
      explanation={isId ? undefined : 'Adressen er ikke adressen til en stilling. Den kan være kopiert uten slutten.'}
      back={{ to: '/stillinger', label: 'Tilbake til stillinger' }}
    />
  );
}
