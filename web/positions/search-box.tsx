import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import type { Reply } from '../../contract/endpoint.ts';
import type { national } from '../../contract/national.ts';
import { api } from '../platform/api.ts';
import { formatNumber } from '../platform/format.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { useAddressedField } from '../ui/use-addressed-field.ts';
import styles from './search-box.module.css';

export type Suggestion = Reply<typeof national.suggestAnywhere>['suggestions'][number];

const icons: Record<Suggestion['kind'], IconName> = {
  title: 'search',
  occupation: 'briefcase',
  business: 'building',
  county: 'map-pin',
  municipality: 'map-pin',
};
const kinds: Record<Suggestion['kind'], string> = {
  title: 'Stilling',
  occupation: 'Yrkesområde',
  business: 'Bedrift',
  county: 'Fylke',
  municipality: 'Kommune',
};

/** What the lists are narrowed by, of that kind. */
export const filterOf = { occupation: 'occupation', county: 'fylke', municipality: 'kommune' } as const;

const WAIT_MS = 150;

interface Props {
  id: string;
  value: string;
  /** Where it does not look like other fields. */
  className?: string | undefined;
  onChoose: (suggestion: Suggestion) => void;
}

/** A search field that completes what is typed. Arrow keys choose, Enter takes, Escape closes; without scripts it is a plain field. */
export function SearchBox({ id, value, className = 'ds-input', onChoose }: Props) {
  const listId = useId();
  const input = useAddressedField(value);
  const [typed, setTyped] = useState('');
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
  const [active, setActive] = useState(-1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address ends the completing
  useEffect(() => setTyped(''), [value]);
  useEffect(() => suggestFor(typed, setSuggestions), [typed]);

  const close = () => {
    setTyped('');
    setActive(-1);
  };
  const choose = (suggestion: Suggestion) => {
    close();
    if (input.current) input.current.value = suggestion.kind === 'title' ? suggestion.text : '';
    onChoose(suggestion);
  };
  const press = (event: KeyboardEvent) => {
    const chosen = suggestions[active];
    if (event.key === 'Escape' && suggestions.length > 0) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'Enter') close();
    else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && suggestions.length > 0) {
      event.preventDefault();
      setActive(moved(active, event.key === 'ArrowDown' ? 1 : -1, suggestions.length));
    }
  };
  const open = suggestions.length > 0;

  return (
    <>
      <input
        ref={input}
        id={id}
        className={className}
        type="search"
        name="search"
        role="combobox"
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={open && active >= 0 ? `${listId}-${active}` : undefined}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        placeholder="Yrke, bedrift eller sted"
        defaultValue={value}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(-1);
        }}
        onKeyDown={press}
        onBlur={close}
      />
      <div id={listId} role="listbox" aria-label="Forslag" className={styles.list} hidden={!open}>
        {suggestions.map((suggestion, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keys of its list
          <div
            key={`${suggestion.kind} ${suggestion.value}`}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={styles.option}
            // The field keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(suggestion)}
          >
            <Icon name={icons[suggestion.kind]} />
            <span>{suggestion.text}</span>
            <span className={styles.kind}>
              {kinds[suggestion.kind]}, {formatNumber(suggestion.count)} treff
            </span>
          </div>
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {open && `${suggestions.length} forslag`}
      </p>
    </>
  );
}

/** Past the last one is the field itself, then the first. */
const moved = (from: number, by: number, count: number) => ((from + 1 + by + count + 1) % (count + 1)) - 1;

/** Asks once somebody pauses. What comes too late is dropped, what fails shows nothing. */
function suggestFor(typed: string, show: (suggestions: Suggestion[]) => void) {
  if (typed.trim().length < 2) return show([]);
  let late = false;
  const timer = setTimeout(async () => {
    const { suggestions } = await api('GET /suggestions', { query: { search: typed } }).catch(() => ({
      suggestions: [],
    }));
    if (!late) show(suggestions);
  }, WAIT_MS);
  return () => {
    late = true;
    clearTimeout(timer);
  };
}
