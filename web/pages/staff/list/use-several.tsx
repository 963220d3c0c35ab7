import { Button } from '@digdir/designsystemet-react';
import { type ReactNode, useRef, useState } from 'react';
import { mostAtOnce, type RunList } from '../../../../contract/staff/staff-runs.ts';
import { api } from '../../../platform/api.ts';
import { formatCount } from '../../../platform/format.ts';
import { useAttemptKey } from '../../../platform/use-attempt-key.ts';
import { ChoosePage } from '../../../ui/choose-page.tsx';
import { ChosenBar, ToChosenBar } from '../../../ui/chosen-bar.tsx';
import { chosenInWords } from '../../../ui/chosen-in-words.ts';
import type { Column } from '../../../ui/data-table.tsx';
import type { Say } from '../../../ui/say.ts';
import { useChosenRows } from '../../../ui/use-chosen-rows.ts';
import { type Run, RunDialog } from '../run/run-dialog.tsx';
import { ReasonField } from './reason-field.tsx';

/** What is the same whatever is chosen. */
export interface SeveralOf {
  list: RunList;
  nouns: [one: string, many: string];
  /** What follows for all of them. */
  consequences: { off: string; on: string };
  /** Each owner gets a mail, and may be told why. */
  tellsOwners?: boolean;
}

interface Options<R> extends SeveralOf {
  rows: R[];
  nameOf: (row: R) => string;
  /** Whose it is, where names repeat. */
  ownerOf?: (row: R) => string;
  reload: () => void;
  say: Say;
}

interface Several<R> {
  column: Column<R>;
  /** What can be done with the chosen ones stands above the list and outlives it; what leads there, below. */
  around: { bar: ReactNode; toBar: ReactNode; asked: number };
  /** Stands just above the rows. */
  choosePage: ReactNode;
}

/** Several of a list are chosen, also over pages and searches, and switched on or off at once. */
export function useSeveral<R extends { id: string; updatedAt: string }>(options: Options<R>): Several<R> {
  const { list, rows, nouns, nameOf, ownerOf, consequences, tellsOwners = false, reload, say } = options;
  const { chosen, choose, chooseOnly } = useChosenRows(rows);
  const [run, setRun] = useState<Run | null>(null);
  const attempt = useAttemptKey();
  const bar = useRef<HTMLElement>(null);
  const reason = useRef<HTMLTextAreaElement>(null);
  /** What was typed and not sent. */
  const typed = useRef('');
  const fullName = (row: R) => (ownerOf ? `${nameOf(row)} hos ${ownerOf(row)}` : nameOf(row));

  const close = () => {
    if (reason.current) typed.current = reason.current.value;
    setRun(null);
    // Some were changed by it, or before it by somebody else.
    reload();
  };
  const clear = () => chooseOnly([]);

  const call = async (isActive: boolean, dryRun: boolean) => {
    const entries = chosen.map(({ id, updatedAt }) => ({ id, updatedAt }));
    const why = reason.current?.value.trim();
    const asked = { entries, isActive, ...(why && { reason: why }) };
    const body = { ...asked, ...(dryRun ? { dryRun } : { idempotencyKey: attempt.keyFor(asked) }) };
    const { message, done, skipped } = await api('POST /admin/:list/bulk', { params: { list }, body });
    const names = new Map(chosen.map((row) => [row.id, fullName(row)]));
    const named = <E extends { id: string }>(entry: E) => ({ ...entry, name: names.get(entry.id) ?? '' });
    return { message, done: done.map((id) => named({ id })), skipped: skipped.map(named) };
  };

  const ask = (isActive: boolean) =>
    setRun({
      question: `${isActive ? 'Aktivere' : 'Deaktivere'} ${formatCount(chosen.length, ...nouns)}?`,
      confirmLabel: isActive ? 'Aktiver' : 'Deaktiver',
      isHarmful: !isActive,
      call: (dryRun: boolean) => call(isActive, dryRun),
      more: (
        <>
          <p>{isActive ? consequences.on : consequences.off} Du kan angre det under Hendelser.</p>
          {tellsOwners && !isActive && (
            <ReasonField
              ref={reason}
              id="run-reason"
              description="Hver eier får en e-post om dette, med begrunnelsen."
              typed={typed.current}
            />
          )}
        </>
      ),
      onDone: ({ message, done }) => {
        attempt.forget();
        typed.current = '';
        if (reason.current) reason.current.value = '';
        if (done.length > 0) say(`${message} Du kan angre det under Hendelser.`, 'success');
        clear();
      },
    });

  const count = chosen.length;
  const unseen = chosen.filter(({ id }) => !rows.some((row) => row.id === id)).length;
  const words = chosenInWords(count, unseen, nouns);
  const isTooMany = count > mostAtOnce;
  const isChosen = ({ id }: R) => chosen.some((each) => each.id === id);
  return {
    column: {
      label: 'Velg',
      isShort: true,
      show: (row) => (
        <input
          className="ds-input"
          type="checkbox"
          aria-label={`Velg ${fullName(row)}`}
          checked={isChosen(row)}
          onChange={({ target }) => choose([row], target.checked)}
        />
      ),
    },
    around: {
      asked: count + (run ? 1 : 0),
      toBar: count > 0 && <ToChosenBar bar={bar} count={count} />,
      bar: (
        <>
          {/* Screen readers tell nothing of words that come together with the bar. */}
          <p role="status" className="visually-hidden">
            {count > 0 && words}
          </p>
          {count > 0 && (
            <ChosenBar ref={bar} label={`Med de valgte ${nouns[1]}`} words={words}>
              <div className="button-row">
                <Button data-size="sm" disabled={isTooMany} onClick={() => ask(false)}>
                  Deaktiver valgte
                </Button>
                <Button data-size="sm" variant="secondary" disabled={isTooMany} onClick={() => ask(true)}>
                  Aktiver valgte
                </Button>
                <Button data-size="sm" variant="tertiary" onClick={clear}>
                  Fjern valget
                </Button>
              </div>
            </ChosenBar>
          )}
          <RunDialog run={run} onClose={close} />
        </>
      ),
    },
    choosePage: <ChoosePage rows={rows} chosen={chosen} onChoose={choose} />,
  };
}
