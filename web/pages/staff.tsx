import { Tabs } from '@digdir/designsystemet-react';
import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useKnownAccount } from '../accounts/known-account.ts';
import { metadata, titleWithTab } from '../platform/metadata.ts';
import { Article } from '../ui/article.tsx';
import { Loading } from '../ui/loading.tsx';
import type { Say } from '../ui/say.ts';
import { useTabInSight } from '../ui/use-tab-in-sight.ts';
import type { Route } from './+types/staff';
import { Said, type SaidNow } from './staff/said.tsx';
import styles from './staff/staff.module.css';
import type { TabProps } from './staff/tab.ts';

export const meta = (args: Route.MetaArgs) => {
  const title = titleWithTab(args, tabs, 'Staff Panel');
  return metadata(args, { title, description: 'For ansatte i Jobbfjord.', noindex: true });
};

interface Tab {
  id: string;
  label: string;
  Content: ComponentType<TabProps>;
}

/** Each is loaded when it is opened. */
const tabs: Tab[] = [
  { id: 'dashboard', label: 'Dashboard', Content: lazy(() => import('./staff/dashboard.tsx')) },
  { id: 'users', label: 'Brukere', Content: lazy(() => import('./staff/users.tsx')) },
  { id: 'businesses', label: 'Bedrifter', Content: lazy(() => import('./staff/businesses.tsx')) },
  { id: 'positions', label: 'Stillinger', Content: lazy(() => import('./staff/positions.tsx')) },
  { id: 'applicationForms', label: 'Søknadsmaler', Content: lazy(() => import('./staff/application-forms.tsx')) },
  { id: 'approvals', label: 'Godkjenninger', Content: lazy(() => import('./staff/approvals.tsx')) },
  { id: 'reports', label: 'Meldte annonser', Content: lazy(() => import('./staff/reports.tsx')) },
  { id: 'newsletter', label: 'Nyhetsbrev', Content: lazy(() => import('./staff/newsletter.tsx')) },
  { id: 'trace', label: 'Hendelser', Content: lazy(() => import('./staff/trace.tsx')) },
];

export default function Staff() {
  const { state, user } = useKnownAccount();
  if (state === 'loading') {
    return (
      <Frame>
        <Loading>Laster brukerinfo...</Loading>
      </Frame>
    );
  }
  if (!user?.isAdmin) {
    return (
      <Article title="Ingen tilgang" lead="Du har ikke tilgang til Staff Panel.">
        <Link to="/">Gå til forsiden</Link>
      </Article>
    );
  }
  return <Panel />;
}

function Panel() {
  const [query, setQuery] = useSearchParams();
  const [said, setSaid] = useState<SaidNow>(nothing);
  const say = useCallback<Say>(
    (message, tone = 'danger', undo) => setSaid(({ turn }) => ({ message, tone, turn: turn + 1, undo })),
    [],
  );
  const wanted = query.get('tab');
  const shown = tabs.find(({ id }) => id === wanted)?.id ?? 'dashboard';
  const tabList = useTabInSight(shown);

  const putAway = () => {
    setSaid(nothing);
    // The button that was pressed goes with its message.
    document.getElementById('innhold')?.focus({ preventScroll: true });
  };
  const open = (tab: string) => {
    setSaid(nothing);
    setQuery({ tab }, { preventScrollReset: true });
  };
  return (
    <Frame>
      <Said {...said} onClose={putAway} />
      <Tabs className={styles.tabs} value={shown} onChange={open}>
        <Tabs.List ref={tabList} className={styles.tabList} aria-label="Deler av staff-panelet">
          {tabs.map(({ id, label }) => (
            <Tabs.Tab key={id} value={id}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ id, Content }) => (
          <Tabs.Panel key={id} value={id}>
            {shown === id && (
              <Suspense fallback={<Loading>Laster …</Loading>}>
                <Content say={say} />
              </Suspense>
            )}
          </Tabs.Panel>
        ))}
      </Tabs>
    </Frame>
  );
}

const Frame = ({ children }: { children: ReactNode }) => (
  <div className={`page ${styles.panel}`}>
    <h1>Staff Panel</h1>
    <p className="lead">Administrer brukere, bedrifter og stillinger på plattformen.</p>
    {children}
  </div>
);

const nothing: SaidNow = { message: null, tone: 'danger', turn: 0 };
