import { Button } from '@digdir/designsystemet-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { ElsewhereEntry } from '../../../contract/applications/applications-elsewhere.ts';
import { api } from '../../platform/api.ts';
import { useReading } from '../../platform/use-reading.ts';
import { Banner } from '../../ui/banner.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadingOrRetry } from '../../ui/loading-or-retry.tsx';
import { Said } from '../../ui/said.tsx';
import { useFocusKept } from '../../ui/use-focus-kept.ts';
import { useSaid } from '../../ui/use-said.ts';
import frame from '../own-applications.module.css';
import styles from './elsewhere.module.css';
import { type Asks, EntryDialogs } from './entry-dialogs.tsx';
import { sorted } from './entry-fields.ts';
import { EntryItem } from './entry-item.tsx';
import { StateFilter } from './state-filter.tsx';
import { useShownEntries } from './use-shown-entries.ts';

/** From so many on one looks for some of them. */
const MANY = 6;

const read = async () => (await api('GET /applications/elsewhere')).entries;

/** What one applied for elsewhere and noted, for oneself. `?notert=` names the one that a page or a mail leads to. */
export function AppliedElsewhere() {
  const wanted = useSearchParams()[0].get('notert');
  const { data: entries, setData, problem, reload, retry } = useReading(read, { failed: 'Kunne ikke laste listen' });
  const { said, say, sayWhy } = useSaid({ failuresStay: true });
  const { state, choose, found, shown, leave, showFirst, showMore } = useShownEntries(entries, wanted);
  const [about, setAbout] = useState<ElsewhereEntry | null>(null);
  const [asks, setAsks] = useState<Asks>(null);
  const ask = (what: Asks, entry: ElsewhereEntry | null) => {
    setAbout(entry);
    setAsks(what);
  };

  const heading = useRef<HTMLHeadingElement>(null);
  useFocusKept(found.length, heading);
  // What a dialog was opened from may be gone when it is closed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it is closed
  useEffect(() => {
    if (!asks && about && !document.getElementById(`notert-${about.id}`)) heading.current?.focus();
  }, [asks]);
  const isThere = entries !== null;
  useEffect(() => {
    if (!isThere || !wanted) return;
    const item = document.getElementById(`notert-${wanted}`);
    if (item) item.focus();
    else say('danger', 'Det du noterte, finnes ikke lenger.');
  }, [isThere, wanted, say]);

  const settle = (changed: ElsewhereEntry, message: string) => {
    leave(changed.id);
    setData((before) => sorted((before ?? []).map((each) => (each.id === changed.id ? changed : each))));
    say('success', message);
  };
  const keep = (kept: ElsewhereEntry, isNew: boolean) => {
    const all = sorted([kept, ...(entries ?? []).filter(({ id }) => id !== kept.id)]);
    setData(all);
    showFirst(all.indexOf(kept) + 1);
    say('success', isNew ? 'Søknaden er notert.' : 'Endringen er lagret.');
  };
  const reloadQuietly = () => void reload({ isQuiet: true });
  const refused = (error: unknown) => {
    sayWhy(error);
    reloadQuietly();
  };

  return (
    <section className={frame.list} aria-labelledby="applied-elsewhere">
      <div className={styles.head}>
        <h2 id="applied-elsewhere" ref={heading} tabIndex={-1}>
          Søkt andre steder
        </h2>
        <p>
          Noter det du har søkt på hos NAV, på e-post eller på arbeidsgiverens egen side, så har du oversikten samlet.
          Bare du ser det.
        </p>
      </div>
      <div className="button-row">
        <Button variant="secondary" onClick={() => ask('edit', null)}>
          <Icon name="plus" />
          Noter en søknad
        </Button>
        <Button asChild variant="tertiary">
          <Link to="/profil?oversikt#innhold">
            <Icon name="download" />
            Last ned oversikt
          </Link>
        </Button>
      </div>
      <Said said={said} />
      <Banner>{problem}</Banner>
      {!entries && <LoadingOrRetry retry={retry}>Laster det du har notert …</LoadingOrRetry>}
      {entries && (entries.length >= MANY || state) && (
        <StateFilter entries={entries} value={state} onChange={choose} />
      )}
      {entries && entries.length > 0 && found.length === 0 && <p>Ingen har denne statusen.</p>}
      {shown.length > 0 && (
        <ul className={frame.items}>
          {shown.map((each) => (
            <EntryItem
              key={each.id}
              entry={each}
              onChanged={settle}
              onProblem={refused}
              onEdit={() => ask('edit', each)}
              onRemind={() => ask('remind', each)}
              onRemove={() => ask('remove', each)}
            />
          ))}
        </ul>
      )}
      {found.length > shown.length && (
        <div className="button-row">
          <Button variant="secondary" onClick={showMore}>
            Vis flere
          </Button>
        </div>
      )}
      <EntryDialogs
        asks={asks}
        about={about}
        onClose={() => setAsks(null)}
        onReload={() => setAbout(entries?.find(({ id }) => id === about?.id) ?? about)}
        onKept={keep}
        onChanged={settle}
        onRemoved={(id, message) => {
          setData((before) => before?.filter((each) => each.id !== id) ?? null);
          say('success', message);
        }}
        onProblem={refused}
        onStale={reloadQuietly}
      />
    </section>
  );
}
