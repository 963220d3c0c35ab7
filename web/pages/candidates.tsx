import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useOnlyLoggedIn } from '../accounts/only-logged-in.ts';
import { BusinessMissing } from '../businesses/business-missing.tsx';
import { CandidateDetail } from '../candidates/found/candidate-detail.tsx';
import { readSearch, writeSearch } from '../candidates/found/candidate-search.ts';
import { FoundCandidates } from '../candidates/found/found-candidates.tsx';
import { useFound } from '../candidates/found/use-found.ts';
import { metadata } from '../platform/metadata.ts';
import { BackLink } from '../ui/back-link.tsx';
import { Banner } from '../ui/banner.tsx';
import { LoadingOrRetry } from '../ui/loading-or-retry.tsx';
import type { Route } from './+types/candidates';

export const meta = (args: Route.MetaArgs) =>
  metadata(args, { title: 'Finn kandidater', description: 'Folk som en stilling kan passe for.', noindex: true });

export default function Candidates({ params }: Route.ComponentProps) {
  return <Reading key={params.positionId} {...params} />;
}

function Reading({ businessId, positionId }: Route.ComponentProps['params']) {
  const state = useOnlyLoggedIn();
  const [query] = useSearchParams();
  const search = readSearch(query);
  const { found, isBusy, problem, isMissing, retry, reload } = useFound(positionId, search, state === 'in');
  const { kandidat } = search;
  const [left, setLeft] = useState('');
  useEffect(() => {
    if (kandidat) setLeft(kandidat);
  }, [kandidat]);

  const positions = { to: `/bedrift/${businessId}/stillinger`, label: 'Tilbake til stillingene' };
  if (!found && isMissing)
    return <BusinessMissing title="Ingen kandidater å vise" explanation={problem} back={positions} />;
  if (!found) {
    return (
      <div className="page page-stack">
        <BackLink to={positions.to}>{positions.label}</BackLink>
        <h1>Finn kandidater</h1>
        <Banner>{problem}</Banner>
        <LoadingOrRetry retry={retry}>Laster kandidatene …</LoadingOrRetry>
      </div>
    );
  }
  if (kandidat) {
    return (
      <CandidateDetail
        key={kandidat}
        id={kandidat}
        found={found}
        back={writeSearch({ ...search, kandidat: '' })}
        onChanged={() => void reload({ isQuiet: true })}
      />
    );
  }
  const listed = { businessId, search, found, isBusy, problem, retry, left };
  return <FoundCandidates {...listed} />;
}
