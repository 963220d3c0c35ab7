import { Tabs } from '@digdir/designsystemet-react';
import { type ComponentRef, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useAccount } from '../accounts/account.tsx';
import { type ComparedAd, comparedAd, isSameAd, readComparison, writeComparison } from '../followed/comparison.ts';
import { hiddenBusinesses, hiddenPositions } from '../followed/hidden.ts';
import { followedBusinesses, followedPositions, savedSearches } from '../followed/lists.ts';
import { useStoredList } from '../followed/stored-list.ts';
import { formatNumber } from '../platform/format.ts';
import { metadata } from '../platform/metadata.ts';
import { Banner } from '../ui/banner.tsx';
import { ListHeader } from '../ui/list-header.tsx';
import { TakenAway } from '../ui/taken-away.tsx';
import { useFocusKept } from '../ui/use-focus-kept.ts';
import { useScrollBack } from '../ui/use-scroll-back.ts';
import { useTabInSight } from '../ui/use-tab-in-sight.ts';
import type { Route } from './+types/followed';
import styles from './followed/followed.module.css';
import { FollowedBusinesses } from './followed/followed-businesses.tsx';
import { HiddenThings } from './followed/hidden-things.tsx';
import { PositionsPanel } from './followed/positions-panel.tsx';
import { useLettingGo } from './followed/use-letting-go.ts';

export const meta = (args: Route.MetaArgs) =>
  metadata(args, {
    title: 'Mine fulgte',
    description: 'Stillingene og bedriftene du følger, med fristene.',
    noindex: true,
  });

/** Below what one came for. */
const AdsForYou = lazy(() => import('./followed/ads-for-you.tsx'));

const tabs = [
  { id: 'stillinger', label: 'Stillinger' },
  { id: 'bedrifter', label: 'Bedrifter' },
  { id: 'skjult', label: 'Skjult' },
] as const;

export default function Followed() {
  const { user, state, openAuth } = useAccount();
  const [query, setQuery] = useSearchParams();
  const positions = useStoredList(followedPositions);
  const businesses = useStoredList(followedBusinesses);
  const saved = useStoredList(savedSearches);
  // The lists are in the browser: the server does not know them.
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => setIsKnown(true), []);
  // Hiding is for those with an account.
  const shownTabs = tabs.filter(({ id }) => id !== 'skjult' || state === 'in');
  const tab = shownTabs.find(({ id }) => id === query.get('tab'))?.id ?? 'stillinger';
  const hidden = { positions: useStoredList(hiddenPositions), businesses: useStoredList(hiddenBusinesses) };
  const counts = {
    stillinger: positions.length,
    bedrifter: businesses.length,
    skjult: hidden.positions.length + hidden.businesses.length,
  };
  // In the address: whoever comes back from comparing finds them chosen.
  const chosen = readComparison(query).filter((ad) => positions.some((each) => isSameAd(comparedAd(each), ad)));
  const choose = (ads: ComparedAd[]) => setQuery(writeComparison(ads), { replace: true, preventScrollReset: true });
  const shown = useRef<ComponentRef<typeof Tabs.Tab>>(null);
  useFocusKept(counts[tab], shown);
  const letting = useLettingGo(shown);
  const tabList = useTabInSight(tab, isKnown);
  useScrollBack(isKnown);

  const isAsked = query.get('tab') === 'skjult' && state === 'loading';
  const list =
    isKnown && !isAsked ? (
      <div className={styles.panel}>
        {state === 'out' && (
          <p className="quiet">
            Listene ligger bare i denne nettleseren.{' '}
            <button type="button" className="ds-link" onClick={() => openAuth('login')}>
              Logg inn eller lag konto
            </button>{' '}
            for å ha dem på alle enhetene dine.
          </p>
        )}
        {saved.length > 0 && tab !== 'skjult' && (
          <p>
            <Link to="/stillinger#saved-searches">Se de lagrede søkene dine</Link>
          </p>
        )}
        {tab !== 'skjult' && <Banner>{letting.problem}</Banner>}
        {tab !== 'skjult' && (
          <Banner tone="info">
            {letting.name && <TakenAway onTakeBack={letting.takeBack}>Du følger ikke lenger {letting.name}.</TakenAway>}
          </Banner>
        )}
        {tab === 'stillinger' ? (
          <PositionsPanel positions={positions} onLetGo={letting.ofPosition} chosen={chosen} onChoose={choose} />
        ) : tab === 'bedrifter' ? (
          <FollowedBusinesses businesses={businesses} onLetGo={letting.ofBusiness} />
        ) : (
          <HiddenThings {...hidden} />
        )}
      </div>
    ) : (
      <p role="status" className={styles.loading}>
        Laster listene …
      </p>
    );
  return (
    <>
      <ListHeader title="Mine fulgte" lead="Stillingene og bedriftene du følger." />
      <div className={`page ${styles.content}`}>
        <Tabs
          className={styles.tabs}
          value={tab}
          onChange={(id) => setQuery(id === 'stillinger' ? {} : { tab: id }, { preventScrollReset: true })}
        >
          <Tabs.List ref={tabList} className={styles.tabList} aria-label="Hva du følger">
            {shownTabs.map(({ id, label }) => (
              <Tabs.Tab key={id} ref={id === tab ? shown : undefined} value={id}>
                {label}
                {isKnown && <span className={styles.count}>{formatNumber(counts[id])}</span>}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {shownTabs.map(({ id }) => (
            <Tabs.Panel key={id} value={id}>
              {id === tab && list}
            </Tabs.Panel>
          ))}
        </Tabs>
        {isKnown && state !== 'loading' && tab === 'stillinger' && (
          <Suspense>
            <AdsForYou positions={positions} userId={user?.id ?? null} />
          </Suspense>
        )}
        <noscript>
          <p>Listene ligger i nettleseren din. Slå på JavaScript for å se dem.</p>
        </noscript>
      </div>
    </>
  );
}
