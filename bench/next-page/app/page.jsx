import { Card } from './card';
import content from './content.json';

// Rendered at every request, as a page of search results is.
export const dynamic = 'force-dynamic';

export default async function Page({ searchParams }) {
  const { search = '' } = await searchParams;
  return (
    <main>
      <h1>Stillinger</h1>
      <form action="/">
        <input name="search" defaultValue={search} aria-label="Søk" />
        {content.filters.map(({ name, values }) => (
          <fieldset key={name}>
            <legend>{name}</legend>
            {values.map(({ value, count }) => (
              <label key={value}>
                <input type="checkbox" name={name} value={value} /> {value} ({count})
              </label>
            ))}
          </fieldset>
        ))}
        <button type="submit">Søk</button>
      </form>
      <ul>
        {content.cards.map((card) => (
          <li key={card.id}>
            <Card card={card} />
          </li>
        ))}
      </ul>
    </main>
  );
}
