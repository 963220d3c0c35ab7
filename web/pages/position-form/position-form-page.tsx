import { useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { type CallError, reasonOf } from '../../../contract/call.ts';
import { useAccount } from '../../accounts/account.tsx';
import { useOnlyLoggedIn } from '../../accounts/only-logged-in.ts';
import { BusinessMissing } from '../../businesses/business-missing.tsx';
import { api } from '../../platform/api.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Flash } from '../../ui/flash.tsx';
import { LoadingOrRetry } from '../../ui/loading-or-retry.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LimitNotice } from '../business-positions/limit-notice.tsx';
import { type FormMaterial, loadMaterial } from './load-material.ts';
import { PositionForm } from './position-form.tsx';

interface Props {
  businessId: string;
  /** None for a new one. */
  positionId?: string;
}

export function PositionFormPage({ businessId, positionId }: Props) {
  const { user } = useAccount();
  const state = useOnlyLoggedIn();
  const copiedId = useSearchParams()[0].get('fra');
  const savedFormId = (useLocation().state as { savedFormId?: string } | null)?.savedFormId ?? null;
  const [material, setMaterial] = useState<FormMaterial | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [tries, setTries] = useState(0);
  /** A form that starts over is another form. */
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed outlives a change of the account
  useEffect(() => {
    if (state !== 'in' || !user) return;
    let left = false;
    setProblem(null);
    loadMaterial({ businessId, positionId, copiedId, savedFormId, person: user }).then(
      (loaded) => !left && setMaterial(loaded),
      (error) => !left && setProblem(problemOf(error)),
    );
    return () => {
      left = true;
    };
  }, [businessId, positionId, copiedId, state, tries]);

  const begin = async (from: FormMaterial) => {
    const by = material?.by ?? from.by;
    const query = { ...by, ...(positionId && { positionId }) };
    // The next draft takes its place, whether or not it could be deleted.
    await api('DELETE /business/:businessId/position-draft', { params: { businessId }, query }).catch(() => {});
    setMaterial({ ...from, by, initial: from.untouched, draftFrom: null, hasNewForm: false });
    setRound((before) => before + 1);
    // The button that was pressed is gone.
    document.getElementById('innhold')?.focus();
    return true;
  };
  const reload = async () => {
    setProblem(null);
    try {
      const which = { businessId, positionId, copiedId, savedFormId };
      return user !== null && (await begin(await loadMaterial({ ...which, person: user })));
    } catch (error) {
      setProblem(problemOf(error as CallError));
      return false;
    }
  };

  if (!material && problem?.isMissing) return <BusinessMissing title={problem.message} />;
  const isOver = material?.position?.approvalStatus === 'rejected';
  const isFull = !positionId && material && material.stats.activePositions >= material.stats.maxActivePositions;
  return (
    <div className="page page-stack">
      <div>
        <BackLink to={`/bedrift/${businessId}/stillinger`}>Tilbake til stillinger</BackLink>
      </div>
      <header>
        <h1>{positionId ? 'Rediger stilling' : 'Ny stilling'}</h1>
        {material && <p className="lead">{material.business.name}</p>}
      </header>
      <Flash />
      <Banner>{problem?.message}</Banner>
      {!material && (
        <LoadingOrRetry retry={problem ? () => setTries(tries + 1) : null}>Laster skjemaet …</LoadingOrRetry>
      )}
      {material && isFull && (
        <LimitNotice max={material.stats.maxActivePositions}>
          <p>
            <Link to={`/bedrift/${businessId}/stillinger`}>Se stillingene</Link>
          </p>
        </LimitNotice>
      )}
      {material && isOver && <Over businessId={businessId} position={material.position} />}
      {material?.position?.askedChange && (
        <Notice color="warning" title="Vi trenger en endring fra deg">
          <p>{material.position.askedChange}</p>
        </Notice>
      )}
      {material && !isFull && !isOver && (
        <PositionForm key={round} material={material} onStartOver={() => begin(material)} onReload={reload} />
      )}
    </div>
  );
}

interface Problem {
  message: string;
  /** Trying again does not help. */
  isMissing: boolean;
}

const problemOf = (error: CallError): Problem => ({
  message: reasonOf(error, 'Kunne ikke laste stillingsinformasjon'),
  isMissing: error.status === 404,
});

const Over = ({ businessId, position }: Pick<FormMaterial, 'businessId' | 'position'>) => (
  <Notice color="danger" title="Stillingen ble ikke godkjent">
    {position?.rejectionReason && <p>Begrunnelse: {position.rejectionReason}</p>}
    <p>
      <Link to={`/bedrift/${businessId}/stillinger/ny?fra=${position?.id}`}>Dupliser den</Link>, rett opp og send den
      inn på nytt.
    </p>
  </Notice>
);
