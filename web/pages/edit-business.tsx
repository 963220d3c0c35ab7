import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { isUuid } from '../../contract/is-uuid.ts';
import { useOnlyLoggedIn } from '../accounts/only-logged-in.ts';
import { BusinessMissing } from '../businesses/business-missing.tsx';
import { EmbeddingSection } from '../businesses/embedding/embedding-section.tsx';
import { EditBusinessForm } from '../businesses/form/edit-business-form.tsx';
import { ManageBusinessLinks } from '../businesses/manage-business-links.tsx';
import { OwnSystemsSection } from '../businesses/own-systems/own-systems-section.tsx';
import { PicturesSection } from '../businesses/pictures/pictures-section.tsx';
import { api } from '../platform/api.ts';
import { formatOrganizationNumber } from '../platform/format.ts';
import { metadata } from '../platform/metadata.ts';
import { useReading } from '../platform/use-reading.ts';
import { BackLink } from '../ui/back-link.tsx';
import { Banner } from '../ui/banner.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Loading } from '../ui/loading.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Route } from './+types/edit-business';

export const meta = (args: Route.MetaArgs) =>
  metadata(args, { title: 'Rediger bedrift', description: 'Rediger bedriften din på Jobbfjord.', noindex: true });

export default function EditBusiness({ params: { businessId = '' } }: Route.ComponentProps) {
  const state = useOnlyLoggedIn();
  const navigate = useNavigate();
  const isId = isUuid(businessId);
  const read = useCallback(
    async () => (await api('GET /business/edit/:businessId', { params: { businessId } })).business,
    [businessId],
  );
  const { data: business, problem, isMissing, reload } = useReading(state === 'in' && isId ? read : null);
  const readAgain = async () => {
    // The button that was pressed is gone.
    if (await reload()) document.getElementById('innhold')?.focus();
  };

  const back = { to: '/bedriftsside?tab=businesses', label: 'Tilbake til bedriftssiden' };
  if (!isId) {
    return <BusinessMissing title="Ugyldig bedrift-ID" explanation="Se om noe mangler i adressen." />;
  }
  if (!business && isMissing) return <BusinessMissing />;
  if (!business && problem) {
    return <LoadFailed title="Kunne ikke laste bedriftsinformasjon" explanation={problem} back={back} />;
  }
  return (
    <div className="page page-narrow page-stack">
      <BackLink to={back.to}>{back.label}</BackLink>
      <h1>Rediger bedrift</h1>
      {!business && <Loading>Laster bedriften …</Loading>}
      {business && (
        <>
          <ManageBusinessLinks id={business.id} label="Styr bedriften" />
          <p className="quiet">
            Organisasjonsnummer {formatOrganizationNumber(business.organizationNumber)}. Det kan ikke endres.
          </p>
          {business.askedChange && (
            <Notice color="warning" title="Vi trenger en endring fra deg">
              <p>{business.askedChange}</p>
            </Notice>
          )}
          <Banner>{problem}</Banner>
          <EditBusinessForm
            key={business.updatedAt}
            business={business}
            onReload={() => void readAgain()}
            onSaved={(message) => navigate(back.to, { state: { message } })}
          />
          <PicturesSection businessId={business.id} />
          <EmbeddingSection business={business} />
          {business.isOwner && <OwnSystemsSection businessId={business.id} />}
        </>
      )}
    </div>
  );
}
