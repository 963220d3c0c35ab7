import { Tabs } from '@digdir/designsystemet-react';
import { lazy, Suspense, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useAccount } from '../accounts/account.tsx';
import { useOnlyLoggedIn } from '../accounts/only-logged-in.ts';
import { NewForYou } from '../awaiting/new-for-you.tsx';
import { useAfterAwaited } from '../awaiting/use-after-awaited.ts';
import { BusinessList } from '../businesses/business-list.tsx';
import { metadata, titleWithTab } from '../platform/metadata.ts';
import { Banner } from '../ui/banner.tsx';
import { Flash } from '../ui/flash.tsx';
import { Loading } from '../ui/loading.tsx';
import { LoadingOrRetry } from '../ui/loading-or-retry.tsx';
import { Said } from '../ui/said.tsx';
import { useFocusKept } from '../ui/use-focus-kept.ts';
import { useTabInSight } from '../ui/use-tab-in-sight.ts';
import type { Route } from './+types/dashboard';
import styles from './dashboard/dashboard.module.css';
import { useLeaving } from './dashboard/use-leaving.ts';
import { useOwnBusinesses } from './dashboard/use-own-businesses.ts';

export const meta = (args: Route.MetaArgs) => {
  const title = titleWithTab(args, allTabs, 'Bedriftsside');
  return metadata(args, { title, description: 'Bedriftene dine på Jobbfjord.', noindex: true });
};

/** Loaded by those who open it. */
const FormList = lazy(() => import('../application-forms/form-list.tsx'));
const BusinessSettings = lazy(() => import('../businesses/settings/business-settings.tsx'));

const allTabs = [
  { id: 'businesses', label: 'Bedrifter' },
  { id: 'applicationForms', label: 'Søknadsmaler' },
  { id: 'settings', label: 'Innstillinger' },
] as const;

/** What an employer works with. Each tab is there for those who can use it. */
export default function Dashboard() {
  const { user, refresh } = useAccount();
  const state = useOnlyLoggedIn();
  const { businesses, problem, retry, reload } = useOwnBusinesses(state);
  const drawn = useAfterAwaited(businesses);
  const [query, setQuery] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusKept(businesses?.length ?? 0, heading);
  const loadAgain = () => void Promise.all([reload(), refresh()]);
  const { said, leave } = useLeaving(loadAgain);

  const hasActive = businesses?.some(({ isActive }) => isActive);
  const owned = businesses?.filter(({ isOwner }) => isOwner) ?? [];
  const isThere = { businesses: true, applicationForms: hasActive, settings: owned.length > 0 };
  const tabs = allTabs.filter(({ id }) => isThere[id]);
  const wanted = query.get('tab');
  const shown = tabs.find(({ id }) => id === wanted)?.id ?? 'businesses';
  const tabList = useTabInSight(shown, Boolean(drawn));
  return (
    <div className="page page-stack">
      <h1 ref={heading} tabIndex={-1}>
        Bedriftsside
      </h1>
      <Flash />
      <Said said={said} />
      <Banner>{problem}</Banner>
      {state === 'in' && <NewForYou asEmployer />}
      {!drawn && <LoadingOrRetry retry={problem ? retry : null}>Laster bedriftene dine …</LoadingOrRetry>}
      {drawn && (
        <Tabs value={shown} onChange={(tab) => setQuery({ tab }, { replace: true, preventScrollReset: true })}>
          <Tabs.List ref={tabList} className={styles.tabList} aria-label="Deler av bedriftssiden">
            {tabs.map(({ id, label }) => (
              <Tabs.Tab key={id} value={id}>
                {label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value="businesses" className={styles.panel}>
            <BusinessList businesses={drawn} isConfirmed={user?.emailConfirmed === true} onLeave={leave} />
          </Tabs.Panel>
          {shown === 'applicationForms' && (
            <Tabs.Panel value="applicationForms" className={styles.panel}>
              <Suspense fallback={<Loading>Laster søknadsmaler …</Loading>}>
                <FormList />
              </Suspense>
            </Tabs.Panel>
          )}
          {shown === 'settings' && (
            <Tabs.Panel value="settings" className={styles.panel}>
              <Suspense fallback={<Loading>Laster innstillingene …</Loading>}>
                <BusinessSettings owned={owned} onChanged={loadAgain} />
              </Suspense>
            </Tabs.Panel>
          )}
        </Tabs>
      )}
    </div>
  );
}
