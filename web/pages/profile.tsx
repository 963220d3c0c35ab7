import { Tabs } from '@digdir/designsystemet-react';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useAccount } from '../accounts/account.tsx';
import { useOnlyLoggedIn } from '../accounts/only-logged-in.ts';
import { NewForYou } from '../awaiting/new-for-you.tsx';
import { useAfterAwaited } from '../awaiting/use-after-awaited.ts';
import { InactiveBusinesses } from '../businesses/inactive-businesses.tsx';
import { metadata, titleWithTab } from '../platform/metadata.ts';
import { SessionList } from '../sessions/session-list.tsx';
import { Flash } from '../ui/flash.tsx';
import { Loading } from '../ui/loading.tsx';
import { useTabInSight } from '../ui/use-tab-in-sight.ts';
import type { Route } from './+types/profile';
import { Information } from './profile/information.tsx';
import { Newsletter } from './profile/newsletter.tsx';
import styles from './profile/profile.module.css';
import { ProfileHeader } from './profile/profile-header.tsx';
import { Security } from './profile/security.tsx';

export const meta = (args: Route.MetaArgs) => {
  const isOverview = new URLSearchParams(args.location.search).has('oversikt');
  const title = isOverview ? 'Oversikt over søknader' : titleWithTab(args, tabs, 'Min profil');
  return metadata(args, { title, description: 'Kontoen din på Jobbfjord.', noindex: true });
};

/** Loaded by those who open it. */
const Documents = lazy(() => import('../cvs/documents.tsx'));
const SecondStep = lazy(() => import('../accounts/second-step/second-step.tsx'));
const Passkeys = lazy(() => import('../accounts/passkeys/passkeys.tsx'));
const Overview = lazy(() => import('./profile/overview/overview.tsx'));
const OwnApplications = lazy(() => import('../applications/own-applications.tsx'));
const Found = lazy(() => import('./profile/found.tsx'));

const tabs = [
  { id: 'info', label: 'Oversikt' },
  { id: 'security', label: 'Sikkerhet' },
  { id: 'sessions', label: 'Enheter' },
  { id: 'cv', label: 'CV' },
  { id: 'applications', label: 'Mine søknader' },
  { id: 'found', label: 'Bli funnet' },
  { id: 'newsletter', label: 'Nyhetsbrev' },
];

const tabsElsewhere = ['businesses', 'applicationForms'];

export default function Profile() {
  const { user, activeBusinesses, refresh, leave } = useAccount();
  const state = useOnlyLoggedIn();
  const drawn = useAfterAwaited(user);
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const wanted = query.get('tab') ?? 'info';
  const shown = tabs.some(({ id }) => id === wanted) ? wanted : 'info';

  const tabList = useTabInSight(shown, state === 'in');

  const location = useLocation();
  useEffect(() => {
    // What an employer has lives on a page of its own; messages go along.
    if (state !== 'out' && tabsElsewhere.includes(wanted))
      navigate(`/bedriftsside?tab=${wanted}`, { replace: true, state: location.state });
  }, [state, navigate, wanted, location]);

  /** The button goes with its notice: the page says what came of it, and is entered anew. */
  const tellChanged = (message: string) => {
    void refresh();
    navigate(location, { replace: true, preventScrollReset: true, state: { message } });
    document.getElementById('innhold')?.focus();
  };

  if (state !== 'in' || !user || tabsElsewhere.includes(wanted)) {
    return (
      <div className="page page-stack">
        <h1 className="visually-hidden">Min profil</h1>
        <Loading>Laster brukerinfo...</Loading>
      </div>
    );
  }
  if (query.has('oversikt')) {
    return (
      <Suspense fallback={<Loading>Laster oversikten …</Loading>}>
        <Overview user={user} />
      </Suspense>
    );
  }
  return (
    <div className="page page-stack">
      <ProfileHeader user={user} />
      <Flash />
      {activeBusinesses.length === 0 && <InactiveBusinesses onChanged={tellChanged} />}
      <Tabs
        className={styles.tabs}
        value={shown}
        onChange={(tab) => setQuery({ tab }, { replace: true, preventScrollReset: true })}
      >
        <Tabs.List ref={tabList} className={styles.tabList} aria-label="Deler av profilen">
          {tabs.map(({ id, label }) => (
            <Tabs.Tab key={id} value={id}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="info">
          {shown === 'info' && <NewForYou />}
          {drawn && <Information user={drawn} onChanged={refresh} onLeave={() => leave('/')} />}
        </Tabs.Panel>
        <Tabs.Panel value="security">
          <Security email={user.email} onEnded={() => leave('/?logginn')} />
          {shown === 'security' && (
            <Suspense fallback={<Loading>Laster …</Loading>}>
              <SecondStep email={user.email} onChanged={refresh} />
              <Passkeys email={user.email} />
            </Suspense>
          )}
        </Tabs.Panel>
        <Tabs.Panel value="sessions">
          <h2>Her er du innlogget</h2>
          {shown === 'sessions' && <SessionList onCurrentEnded={() => leave('/?logginn')} />}
        </Tabs.Panel>
        <Tabs.Panel value="cv">
          {shown === 'cv' && (
            <Suspense fallback={<Loading>Laster CV-er …</Loading>}>
              <Documents person={user} />
            </Suspense>
          )}
        </Tabs.Panel>
        <Tabs.Panel value="applications">
          {shown === 'applications' && (
            <Suspense fallback={<Loading>Laster søknadene dine …</Loading>}>
              <OwnApplications />
            </Suspense>
          )}
        </Tabs.Panel>
        <Tabs.Panel value="found">
          {shown === 'found' && (
            <Suspense fallback={<Loading>Laster profilen …</Loading>}>
              <Found userId={user.id} />
            </Suspense>
          )}
        </Tabs.Panel>
        <Tabs.Panel value="newsletter">
          <Newsletter enabled={user.newsletterEnabled} onChanged={refresh} />
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}
