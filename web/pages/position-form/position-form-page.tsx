import { useMemo, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { reasonOf } from '../../../contract/call.ts';
import type { ManagedPosition } from '../../../contract/positions/managed-positions.ts';
import { useAccount } from '../../accounts/account.tsx';
import { useOnlyLoggedIn } from '../../accounts/only-logged-in.ts';
import { BusinessMissing } from '../../businesses/business-missing.tsx';
import { api } from '../../platform/api.ts';
import { useReading } from '../../platform/use-reading.ts';
import { importedFromText } from '../../positions/imported-from.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Flash } from '../../ui/flash.tsx';
import { LoadingOrRetry } from '../../ui/loading-or-retry.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LimitNotice } from '../business-positions/limit-notice.tsx';
import { type FormMaterial, loadMaterial } from './load-material.ts';
import { PositionForm } from './position-form.tsx';

const LOAD_FAILED = 'Kunne ikke laste stillingsinformasjon';

interface Props {
  businessId: string;
  /** None for a new one. */
  positionId?: string;
}

export function PositionFormPage({ businessId, positionId }: Props) {
  const { user } = useAccount();
  const state = useOnlyLoggedIn();
  const [query] = useSearchParams();
  const copiedId = query.get('fra');
  const nationalId = query.get('fra-nav');
  const savedFormId = (useLocation().state as { savedFormId?: string } | null)?.savedFormId ?? null;
  const person = state === 'in' ? user : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed outlives a change of the account
  const read = useMemo(
    () => person && (() => loadMaterial({ businessId, positionId, copiedId, nationalId, savedFormId, person })),
    [businessId, positionId, copiedId, nationalId, state],
  );
  const reading = useReading(read, { failed: LOAD_FAILED });
  const { data: material, setData: setMaterial } = reading;
  const [reloadProblem, setReloadProblem] = useState<string | null>(null);
  /** A form that starts over is another form. */
  const [round, setRound] = useState(0);

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
    setReloadProblem(null);
    try {
      return read !== null && (await begin(await read()));
    } catch (error) {
      setReloadProblem(reasonOf(error, LOAD_FAILED));
      return false;
    }
  };

  if (!material && reading.isMissing) return <BusinessMissing title={reading.problem} />;
  const isOver = material?.position?.approvalStatus === 'rejected';
  const isFull = !positionId && material && material.stats.activePositions >= material.stats.maxActivePositions;
  return (
    <div className="page page-stack">
      <BackLink to={`/bedrift/${businessId}/stillinger`}>Tilbake til stillinger</BackLink>
      <header>
        <h1>{positionId ? 'Rediger stilling' : 'Ny stilling'}</h1>
        {material && <p className="lead">{material.business.name}</p>}
        {material?.isPublished && (
          <p className="quiet">Endrer du frist, lønn eller innhold, får de som leser annonsen vite det.</p>
        )}
      </header>
      <Flash />
      <Banner>{reading.problem ?? reloadProblem}</Banner>
      {!material && <LoadingOrRetry retry={reading.retry}>Laster skjemaet …</LoadingOrRetry>}
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
      {material?.position?.importedFrom && !isOver && <FromSystem {...material.position.importedFrom} />}
      {material && !isFull && !isOver && (
        <PositionForm
          key={`${round} ${material.untouched.copiedFrom}`}
          material={material}
          onStartOver={() => begin(material)}
          onReload={reload}
        />
      )}
    </div>
  );
}

const FromSystem = (from: NonNullable<ManagedPosition['importedFrom']>) => (
  <Notice color="info" title="Stillingen kommer fra eget system">
    <p>
      Fra {importedFromText(from)}.{' '}
      {from.changedByHand
        ? 'Den er endret her siden. Nye endringer derfra tas ikke imot før systemet ber om å få skrive over dem.'
        : 'Det du endrer her, blir stående: Nye endringer derfra tas ikke imot før systemet ber om å få skrive over dine.'}
    </p>
  </Notice>
);

const Over = ({ businessId, position }: Pick<FormMaterial, 'businessId' | 'position'>) => (
  <Notice color="danger" title="Stillingen ble ikke godkjent">
    {position?.rejectionReason && <p>Begrunnelse: {position.rejectionReason}</p>}
    <p>
      <Link to={`/bedrift/${businessId}/stillinger/ny?fra=${position?.id}`}>Dupliser den</Link>, rett opp og send den
      inn på nytt.
    </p>
  </Notice>
);
