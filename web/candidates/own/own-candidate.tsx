import { useEffect, useRef, useState } from 'react';
import { hasStatus } from '../../../contract/call.ts';
import { api } from '../../platform/api.ts';
import { useReading } from '../../platform/use-reading.ts';
import { Banner } from '../../ui/banner.tsx';
import { LoadingOrRetry } from '../../ui/loading-or-retry.tsx';
import { Said } from '../../ui/said.tsx';
import { useSaid } from '../../ui/use-said.ts';
import { keptCandidate } from './candidate-draft.ts';
import { CandidateForm } from './candidate-form.tsx';
import { valuesOf } from './candidate-values.ts';
import { NoCandidate } from './no-candidate.tsx';
import type { PlacesField } from './offer-fields.tsx';
import { OpenedBy } from './opened-by.tsx';
import styles from './own-candidate.module.css';
import { OwnInvitations } from './own-invitations.tsx';
import { OwnStanding } from './own-standing.tsx';
import { OwnView } from './own-view.tsx';

interface Props {
  userId: string;
  PlacesField: PlacesField;
}

const read = () => api('GET /candidates/mine');

/** What one wants to be found by: whether it is shown, what came of it, and what employers see. */
export function OwnCandidate({ userId, PlacesField }: Props) {
  const { data, setData, problem, retry, reload } = useReading(read, { failed: 'Kunne ikke laste profilen' });
  const { said, say, sayWhy, hush } = useSaid({ failuresStay: true });
  const candidate = data?.candidate ?? null;
  const draft = keptCandidate(userId, candidate);
  /** `null` until it is known: whoever was writing when the page was loaded again goes on. */
  const [writes, setWriting] = useState<boolean | null>(null);
  if (data && writes === null) setWriting(draft.read() !== null);
  const isWriting = writes === true;
  const heading = useRef<HTMLHeadingElement>(null);
  const wasWriting = useRef(isWriting);
  // What was pressed has given way to the form, or the form to what it became.
  useEffect(() => {
    if (wasWriting.current !== isWriting) heading.current?.focus();
    wasWriting.current = isWriting;
  }, [isWriting]);

  /** One thing at a time. Whoever was refused sees how it is now. */
  const [isBusy, setBusy] = useState(false);
  const settle = async (doing: () => Promise<string>) => {
    if (isBusy) return;
    setBusy(true);
    hush();
    try {
      say('success', await doing());
    } catch (error) {
      if (hasStatus(error, 404, 409)) await reload({ isQuiet: true });
      sayWhy(error);
    } finally {
      setBusy(false);
    }
  };
  const show = (isVisible: boolean) =>
    settle(async () => {
      const { message, ...reply } = await api('PUT /candidates/mine/visibility', { body: { isVisible } });
      setData(reply);
      return message;
    });
  const remove = () =>
    settle(async () => {
      const { message } = await api('DELETE /candidates/mine');
      setData((before) => before && { ...before, candidate: null });
      heading.current?.focus();
      return message;
    });

  /** Everything as it is, with what the CV says now. */
  const renewCv = () =>
    settle(async () => {
      if (!candidate) return '';
      const body = { ...valuesOf(candidate), isVisible: candidate.visibleUntil !== null, seenAt: candidate.updatedAt };
      const { message, ...reply } = await api('PUT /candidates/mine', { body });
      setData(reply);
      heading.current?.focus();
      return message;
    });

  return (
    <section className={styles.own}>
      <h2 ref={heading} tabIndex={-1}>
        {isWriting ? 'Profilen din' : 'Bli funnet'}
      </h2>
      <Said said={said} />
      <Banner>{problem}</Banner>
      {!data && <LoadingOrRetry retry={retry}>Laster profilen …</LoadingOrRetry>}
      {data && isWriting && (
        <CandidateForm
          key={candidate?.updatedAt}
          candidate={candidate}
          draft={draft}
          mayBeShown={data.isAddressConfirmed}
          PlacesField={PlacesField}
          onSaved={({ message, ...reply }) => {
            setData(reply);
            setWriting(false);
            say('success', message);
          }}
          onReload={() => void reload().then(() => heading.current?.focus())}
          onCancel={() => setWriting(false)}
        />
      )}
      {data && !isWriting && !candidate && (
        <NoCandidate isAddressConfirmed={data.isAddressConfirmed} onWrite={() => setWriting(true)} />
      )}
      {candidate && !isWriting && (
        <>
          <OwnStanding
            candidate={candidate}
            mayBeShown={data?.isAddressConfirmed === true}
            isBusy={isBusy}
            onWrite={() => setWriting(true)}
            onShow={show}
            onRemove={remove}
          />
          <OwnInvitations />
          <OpenedBy openedBy={candidate.openedBy} />
          <OwnView candidate={candidate} isBusy={isBusy} onRenewCv={renewCv} />
        </>
      )}
    </section>
  );
}
