import { data } from 'react-router';
import { BusinessMissing } from '../businesses/business-missing.tsx';
import { confirmedDomainFact } from '../businesses/confirmed-domain.ts';
import { employeesText } from '../businesses/employees-text.ts';
import { promisesFact } from '../businesses/kept-promises.ts';
import { PictureGallery } from '../businesses/pictures/picture-gallery.tsx';
import { FollowPositionButton } from '../followed/follow-position-button.tsx';
import { cutText, formatDate, formatOrganizationNumber } from '../platform/format.ts';
import { useListBehind } from '../platform/list-behind.ts';
import { metadata } from '../platform/metadata.ts';
import { apiContext } from '../platform/request-context.ts';
import { PositionCard } from '../positions/position-card.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { CardGrid } from '../ui/card-grid.tsx';
import { Flash } from '../ui/flash.tsx';
import { LateTitle } from '../ui/late-title.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { RetryPage } from '../ui/retry-page.tsx';
import { WrittenText } from '../ui/written-text.tsx';
import type { Route } from './+types/business';
import { AdsAtNav } from './business/ads-at-nav.tsx';
import { ApprovalNotice } from './business/approval-notice.tsx';
import styles from './business/business.module.css';
import { BusinessFacts } from './business/business-facts.tsx';
import { BusinessHero } from './business/business-hero.tsx';
import { ContactCard } from './business/contact-card.tsx';
import { loadAtNav } from './business/load-at-nav.ts';
import { loadBusiness } from './business/load-business.ts';
import { ManageBusiness } from './business/manage-business.tsx';
import { useIsOwn } from './business/use-is-own.ts';
import { useOwnBusiness } from './business/use-own-business.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const loaded = await loadBusiness(api, params.organizationNumber);
  const atNav = await loadAtNav(api, loaded.business?.organizationNumber, new URL(request.url).searchParams);
  return data({ ...loaded, atNav }, { status: loaded.business ? 200 : 404 });
}

const NOT_FOUND = 'Bedrift ikke funnet';

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { business } = args.loaderData;
  if (!business) return metadata(args, { title: NOT_FOUND, description: NOT_FOUND, noindex: true });
  const { name, shortDescription, industry, brregData } = business;
  const town = brregData.postadresse?.poststed;
  return metadata(args, {
    title: town ? `${name}, ${town}` : name,
    description: cutText(shortDescription, 155),
    keywords: [name, ...(industry ? [industry] : []), ...(town ? [town] : [])],
    type: 'profile',
  });
}

export default function Business({ loaderData, params }: Route.ComponentProps) {
  const { atNav } = loaderData;
  const { business, pictures, positions, isLoading } = useOwnBusiness(params.organizationNumber, loaderData);
  const isOwn = useIsOwn(business);
  const missing = isLoading ? 'Leter etter bedriften' : NOT_FOUND;
  const late = loaderData.business ? undefined : (business?.name ?? missing);
  const lateTitle = <LateTitle title={late} />;
  const list = useListBehind();
  const back = <BackLink to={`/bedrifter${list}`}>Tilbake til bedrifter</BackLink>;

  if (!business) {
    return (
      <>
        <div className={`page page-narrow ${styles.missing}`}>
          {back}
          <h1>{missing}</h1>
          <p className="lead">Den kan være tatt bort eller slått av en stund. Se de andre bedriftene.</p>
        </div>
        {lateTitle}
      </>
    );
  }
  const { name, organizationNumber, createdAt, brregData, longDescription } = business;
  return (
    <>
      <article>
        <BusinessHero business={business} isOwn={isOwn} positions={positions?.length} back={back} />
        <div className={`page ${styles.layout}`}>
          <div className={styles.main}>
            <Flash />
            <ManageBusiness business={business} isOwn={isOwn} hasPictures={pictures.length > 0} />
            <ApprovalNotice business={business} />
            <section className="card" aria-labelledby="about">
              <h2 id="about">Om bedriften</h2>
              <WrittenText text={longDescription} />
            </section>
            <PictureGallery heading={`Slik ser det ut hos ${name}`} pictures={pictures} />
            <section aria-labelledby="positions" className={styles.positions}>
              <h2 id="positions">Ledige stillinger</h2>
              {positions === null ? (
                <>
                  <p>Kunne ikke laste stillinger.</p>
                  <RetryPage error={null} />
                </>
              ) : positions.length === 0 ? (
                <p className="quiet">
                  {isOwn
                    ? 'Ingen av stillingene deres er ute nå. De vises her når de er godkjent og aktive.'
                    : `${name} har ingen ledige stillinger ${atNav.total > 0 ? 'på Jobbfjord ' : ''}nå. Følg bedriften, så finner du den igjen under Mine fulgte.`}
                </p>
              ) : (
                <CardGrid items={positions} keyOf={({ id }) => id}>
                  {(position) => (
                    <PositionCard
                      position={position}
                      follow={<FollowPositionButton position={{ ...position, uuid: null, type: 'local' }} />}
                    />
                  )}
                </CardGrid>
              )}
            </section>
            {atNav.total > 0 && <AdsAtNav {...atNav} />}
          </div>
          <aside className={styles.side} aria-label="Kontakt og opplysninger">
            <ContactCard business={business} />
            <BusinessFacts
              facts={[
                ['Organisasjonsnummer', formatOrganizationNumber(organizationNumber)],
                ['Sted', brregData.postadresse?.poststed ?? business.location],
                ['Ansatte', employeesText(brregData)],
                ['Registrert', formatDate(createdAt)],
                ['Bransje', brregData.naeringskode1?.beskrivelse],
                ...(business.confirmedDomain ? [confirmedDomainFact(business.confirmedDomain)] : []),
                ...(business.promises ? [promisesFact(business.promises)] : []),
              ]}
            />
          </aside>
        </div>
      </article>
      {lateTitle}
    </>
  );
}

export function ErrorBoundary({ params }: Route.ErrorBoundaryProps) {
  const back = { to: '/bedrifter', label: 'Tilbake til bedrifter' };
  if (/^([0-9]{9}|[0-9a-f-]{36})$/i.test(`${params.organizationNumber}`)) {
    return <LoadFailed title="Kunne ikke laste bedriftsinformasjon" back={back} />;
  }
  return (
    <>
      <meta name="robots" content="noindex" />
      <BusinessMissing
        title="Ugyldig organisasjonsnummer"
        explanation="Et organisasjonsnummer har ni siffer. Se om noe mangler i adressen."
        back={back}
      />
    </>
  );
}
