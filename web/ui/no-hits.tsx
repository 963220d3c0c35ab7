import { Button } from '@digdir/designsystemet-react';
import { Form, Link } from 'react-router';
import { EmptyState } from './empty-state.tsx';

/** What to leave out or what alone to keep, and how many hits that gives: as the API says it. */
export interface Looser {
  withoutFilter?: string | undefined;
  withoutWord?: string | undefined;
  /** The narrowest last. */
  onlyFilters?: string[] | undefined;
  onlyWord?: string | undefined;
  /** The words that are left. */
  text: string;
  total: number;
}

interface Props {
  title: string;
  hint: string;
  /** Behind the last page there is nothing either. */
  firstPage: string | undefined;
  loosened: Looser[];
  /** What the chosen value of a filter is called; nothing for one that the page does not show. */
  labelOf: (filter: string) => string | undefined;
  hrefOf: (looser: Looser) => string;
  count: (total: number) => string;
  /** Where the page has no other way to it. */
  resetTo?: string | undefined;
  /** The list changes where the link was: whoever followed it by keyboard needs a place to stand. */
  onChoose: () => void;
}

/** Instead of a list without hits: the ways to some, which work without scripts. */
export function NoHits({ title, hint, firstPage, loosened, labelOf, hrefOf, count, resetTo, onChoose }: Props) {
  if (firstPage) {
    return (
      <EmptyState title={title}>
        <p>Listen er kortere enn dette.</p>
        <Link to={firstPage} onClick={onChoose}>
          Gå til første side
        </Link>
      </EmptyState>
    );
  }
  const ways = loosened.flatMap((looser) => {
    const filter = looser.withoutFilter ?? looser.onlyFilters?.at(-1);
    const words = looser.withoutWord ?? looser.onlyWord ?? '';
    const what = filter ? labelOf(filter) : `${words.includes(' ') ? 'ordene' : 'ordet'} «${words}»`;
    const label = looser.onlyFilters || looser.onlyWord ? `Bare ${what}` : `Uten ${what}`;
    return what ? [{ ...looser, label }] : [];
  });
  return (
    <EmptyState title={title}>
      <p>{hint}</p>
      {ways.length > 0 && (
        <ul>
          {ways.map((way) => (
            <li key={way.label}>
              <Link to={hrefOf(way)} preventScrollReset onClick={onChoose}>
                {way.label}: {count(way.total)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {resetTo && (
        <Form action={resetTo} onSubmit={onChoose}>
          <Button type="submit" variant="secondary">
            Nullstill alle filtre
          </Button>
        </Form>
      )}
    </EmptyState>
  );
}
