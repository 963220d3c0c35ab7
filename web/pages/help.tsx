import { Button, Details, Search } from '@digdir/designsystemet-react';
import { type FormEvent, useState } from 'react';
import { Form, Link, useSearchParams } from 'react-router';
import { policy } from '../../contract/policy.ts';
import { metadata } from '../platform/metadata.ts';
import '../theme/help.css';
import { Article } from '../ui/article.tsx';
import type { Route } from './+types/help';
import { findQuestions } from './help/find-questions.ts';
import styles from './help/help.module.css';
import { type Question, topics } from './help/questions.ts';

export const meta = (args: Route.MetaArgs) =>
  metadata(args, {
    title: 'Hjelp',
    description: 'Svar på vanlige spørsmål om konto, passord, søk, CV, søknader og bedrifter på Jobbfjord.',
    keywords: ['hjelp', 'spørsmål og svar', 'kundeservice', 'passord', 'organisasjonsnummer'],
  });

/** The search narrows the list while typing; without JavaScript the form asks the server for the same list. */
export default function Help() {
  const [query] = useSearchParams();
  const [search, setSearch] = useState(query.get('search') ?? '');
  const found = findQuestions(topics, search);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);

  return (
    <Article
      title="Hjelp"
      lead={`Finn svaret her, eller skriv til oss. Vi svarer vanligvis innen ${policy.responseHours.help} timer.`}
    >
      <Form className={styles.search} role="search" onSubmit={(event: FormEvent) => event.preventDefault()}>
        <label htmlFor="help-search">Søk i spørsmål og svar</label>
        <Search>
          <Search.Input
            id="help-search"
            name="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <Search.Clear aria-label="Tøm søket" />
          <Search.Button>Søk</Search.Button>
        </Search>
        <p role="status">{search.trim() && `${count} svar`}</p>
      </Form>

      {found.map(({ heading, questions }) => (
        <section key={heading} className={styles.topic} aria-label={heading}>
          <h2>{heading}</h2>
          {questions.map((question) => (
            <Answer key={question.id} {...question} isOpen={count === 1} />
          ))}
        </section>
      ))}
      {count === 0 && <p>Ingen svar inneholder «{search.trim()}». Prøv færre eller andre ord, eller spør oss.</p>}

      <section className={styles.contact} aria-labelledby="kontakt-oss">
        <h2 id="kontakt-oss">Fant du ikke svaret?</h2>
        <p>Skriv til oss, så svarer et menneske. Det tar vanligvis under {policy.responseHours.help} timer.</p>
        <Button asChild>
          <Link to="/kontakt">Kontakt oss</Link>
        </Button>
      </section>
    </Article>
  );
}

function Answer({ id, question, answer, links = [], isOpen }: Question & { isOpen: boolean }) {
  return (
    <Details id={id} key={String(isOpen)} defaultOpen={isOpen}>
      <Details.Summary>{question}</Details.Summary>
      <Details.Content>
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {links.map(({ to, text }) => (
          <p key={to}>
            <Link to={to}>{text}</Link>
          </p>
        ))}
      </Details.Content>
    </Details>
  );
}
