import { Button } from '@digdir/designsystemet-react';
import type { FormEvent } from 'react';
import { Form, Link, useNavigate } from 'react-router';
import { filterOf, SearchBox, type Suggestion } from '../../positions/search-box.tsx';
import { Contours } from '../../ui/contours.tsx';
import { Icon } from '../../ui/icon.tsx';
import { searchWords } from '../../ui/search-words.ts';
import styles from './hero.module.css';

export function Hero() {
  return (
    <section className={styles.hero}>
      <Contours />
      <div className={`page ${styles.content}`}>
        <h1 className={styles.heading}>Finn jobben der du vil bo</h1>
        <p className="lead">Stillinger fra norske bedrifter og fra NAV, samlet i ett søk.</p>
        <SearchForm />
        <ul className={styles.quick}>
          <li>
            <Link to="/stillinger" prefetch="intent">
              <Icon name="briefcase" />
              Se alle stillinger
            </Link>
          </li>
          <li>
            <Link to="/bedrifter" prefetch="intent">
              <Icon name="building" />
              Se alle bedrifter
            </Link>
          </li>
        </ul>
      </div>
    </section>
  );
}

/** An empty box leads to the plain list; without scripts the form finds its way by itself. */
function SearchForm() {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const term = searchWords(event);
    navigate(term ? `/stillinger?${new URLSearchParams({ search: term })}` : '/stillinger');
  };
  const choose = ({ kind, text, value }: Suggestion) => {
    if (kind === 'business') return navigate(`/bedrift/${value}`);
    const chosen = kind === 'title' ? { search: text } : { [filterOf[kind]]: value };
    return navigate(`/stillinger?${new URLSearchParams(chosen)}`);
  };
  return (
    <Form action="/stillinger" role="search" className={styles.search} onSubmit={submit}>
      <label className="visually-hidden" htmlFor="home-search">
        Søk etter stilling, bedrift eller sted
      </label>
      <Icon name="search" size="1.5rem" />
      <SearchBox id="home-search" value="" className={styles.input} onChoose={choose} />
      <Button type="submit" className={styles.submit}>
        Søk
      </Button>
    </Form>
  );
}
