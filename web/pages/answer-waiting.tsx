import { useCallback } from 'react';
import { useOnlyLoggedIn } from '../accounts/only-logged-in.ts';
import { AnswerWaiting } from '../applications/answer-waiting/answer-waiting.tsx';
import { loadWaiting } from '../applications/answer-waiting/load-waiting.ts';
import { BusinessMissing } from '../businesses/business-missing.tsx';
import { metadata } from '../platform/metadata.ts';
import { useReading } from '../platform/use-reading.ts';
import { BackLink } from '../ui/back-link.tsx';
import { Banner } from '../ui/banner.tsx';
import { LoadingOrRetry } from '../ui/loading-or-retry.tsx';
import type { Route } from './+types/answer-waiting';

export const meta = (args: Route.MetaArgs) =>
  metadata(args, { title: 'Svar alle som venter', description: 'Svar alle søkerne på en stilling.', noindex: true });

export default function AnswerWaitingPage({ params }: Route.ComponentProps) {
  return <Reading key={params.positionId} {...params} />;
}

function Reading({ businessId, positionId }: Route.ComponentProps['params']) {
  const state = useOnlyLoggedIn();
  const read = useCallback(() => loadWaiting(businessId, positionId), [businessId, positionId]);
  const { data, problem, isMissing, retry, reload, setData } = useReading(state === 'in' ? read : null);

  if (isMissing) return <BusinessMissing title={problem} />;
  const inbox = `/bedrift/${businessId}/applications?positionId=${positionId}`;
  return (
    <div className="page page-narrow page-stack">
      <BackLink to={inbox}>Tilbake til søknadene</BackLink>
      {data ? (
        <AnswerWaiting
          title={data.title}
          inbox={inbox}
          waiting={data.waiting}
          onAnswered={(ids) =>
            setData(
              (before) => before && { ...before, waiting: before.waiting.filter((each) => !ids.includes(each.id)) },
            )
          }
          reload={() => reload({ isQuiet: true })}
        />
      ) : (
        <>
          <h1>Svar alle som venter</h1>
          <Banner>{problem}</Banner>
          <LoadingOrRetry retry={retry}>Laster søknadene …</LoadingOrRetry>
        </>
      )}
    </div>
  );
}
