import { data, isRouteErrorResponse } from 'react-router';
import type { Api } from '../../contract/api.ts';
import { hasStatus } from '../../contract/call.ts';
import { isUuid } from '../../contract/is-uuid.ts';
import { NO_PLACE } from '../../contract/national/national-words.ts';
import { isProfession } from '../../contract/positions/professions.ts';
import { useAfterLogIn } from '../accounts/use-after-log-in.ts';
import { FollowPositionButton } from '../followed/follow-position-button.tsx';
import { HideControls } from '../followed/hide-controls.tsx';
import { followedNational } from '../national/national-card.tsx';
import { nationalPlace } from '../national/national-texts.ts';
import { cutText } from '../platform/format.ts';
import { useListBehind } from '../platform/list-behind.ts';
import { metadata } from '../platform/metadata.ts';
import { passFailure } from '../platform/pass-failure.ts';
import { apiContext } from '../platform/request-context.ts';
import { loadPayInProfession } from '../positions/load-pay-in-profession.ts';
import { BackLink } from '../ui/back-link.tsx';
import { ShareButton } from '../ui/share-button.tsx';
import type { Route } from './+types/national-position';
import { AboutEmployer } from './national-position/about-employer.tsx';
import { AdText } from './national-position/ad-text.tsx';
import { ApplyAtOrigin } from './national-position/apply-at-origin.tsx';
import { Contacts } from './national-position/contacts.tsx';
import { NationalFacts } from './national-position/national-facts.tsx';
import { NationalHero } from './national-position/national-hero.tsx';
import styles from './national-position/national-position.module.css';
import { Unavailable } from './national-position/unavailable.tsx';
import { AdChanges } from './position/ad-changes.tsx';
import { loadSimilar } from './position/load-similar.ts';
import pageStyles from './position/position.module.css';
import { PositionLayout } from './position/position-layout.tsx';
import { ReportLink } from './position/report-link.tsx';
import { SimilarPositions } from './position/similar-positions.tsx';

export async function loader({ context, params: { uuid } }: Route.LoaderArgs) {
  if (!isUuid(uuid)) throw data('Ugyldig NAV stillings-ID', { status: 404 });
  const api = context.get(apiContext);
  const [ad, similar] = await Promise.all([loadAd(api, uuid), loadSimilar(api, uuid)]);
  return { ...ad, similar, now: new Date().toISOString() };
}

async function loadAd(api: Api, uuid: string) {
  const { position } = await api('GET /nav-positions/:uuid', { params: { uuid } }).catch((error: unknown) => {
    // That it was here and has ended says more than that it is not here.
    const ended = hasStatus(error, 404) && error.errors[0];
    if (ended) throw data(ended.msg, { status: 404 });
    return passFailure(error);
  });
  return { position, payInProfession: await loadPayInProfession(api, position.professions.find(isProfession)) };
}

export function meta(args: Route.MetaArgs) {
  const position = args.loaderData?.position;
  if (!position) return [];
  const { title, businessName, municipal, description, link } = position;
  // What stands for a place that the ad does not name is none.
  const named = [title, businessName, municipal].filter((word) => word !== NO_PLACE);
  return metadata(args, {
    title: named.join(', '),
    description: cutText(`Ledig stilling hos ${businessName}. ${description}`, 155),
    keywords: named,
    type: 'article',
    // A copy points to its original, and carries no structured data of its own.
    canonical: link,
  });
}

export default function NationalPosition({
  loaderData: { position, payInProfession, similar, now },
}: Route.ComponentProps) {
  const list = useListBehind();
  const afterLogIn = useAfterLogIn();
  const { contactList, descriptionHtml } = position;
  return (
    <article>
      <NationalHero
        position={position}
        now={now}
        back={<BackLink to={`/stillinger${list}`}>Tilbake til stillinger</BackLink>}
        actions={
          <HideControls
            position={position}
            employer={position}
            afterLogIn={afterLogIn}
            more={<ShareButton title={position.title} path={`/nav-stilling/${position.uuid}`} />}
          >
            <FollowPositionButton
              wide
              position={followedNational({ ...position, municipal: nationalPlace(position) })}
            />
          </HideControls>
        }
      />
      <PositionLayout
        text={
          <section className={`card ${pageStyles.card}`}>
            <h2 className={pageStyles.textHeading}>Om stillingen</h2>
            {descriptionHtml ? (
              <AdText text={position.description} html={descriptionHtml} />
            ) : (
              <p className="quiet">Annonsen har ingen tekst. Det kan stå mer der du søker på stillingen.</p>
            )}
          </section>
        }
        apply={<ApplyAtOrigin position={position} />}
        side={
          <>
            <NationalFacts position={position} payInProfession={payInProfession} />
            <AdChanges changes={position.changes} />
            {contactList.length > 0 && <Contacts contacts={contactList} />}
            <AboutEmployer position={position} />
            <p className={styles.hint}>Kilde: NAV, arbeidsplassen.no</p>
            <ReportLink ad={`/nav-stilling/${position.uuid}`} />
          </>
        }
        below={<SimilarPositions similar={similar} />}
      />
    </article>
  );
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  const message =
    isRouteErrorResponse(error) && error.status < 500 && typeof error.data === 'string' ? error.data : null;
  return (
    <Unavailable
      uuid={isUuid(params.uuid) ? params.uuid : undefined}
      reason={message ?? 'Kunne ikke laste NAV stillingsinformasjon'}
    />
  );
}
