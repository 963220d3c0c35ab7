import { formatNumber } from '../../platform/format.ts';
import type { ShownPosition } from '../../positions/shown-position.ts';

export interface Listed {
  business: { name: string; organizationNumber: string };
  positions: ShownPosition[];
  /** With those that the website shows no room for. */
  total: number;
}

export function EmbeddedList({ business, positions, total }: Listed) {
  const profile = `/bedrift/${business.organizationNumber}`;
  if (positions.length === 0) {
    return (
      <p>
        {business.name} har ingen ledige stillinger nå. <a href={profile}>Følg bedriften på Jobbfjord</a>, så finner du
        den igjen.
      </p>
    );
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers */}
      <ul role="list">
        {positions.map((position) => (
          <li key={position.id}>
            <Position position={position} />
          </li>
        ))}
      </ul>
      {total > positions.length && (
        <p>
          <a href={profile}>Se alle {formatNumber(total)} stillingene</a>
        </p>
      )}
    </>
  );
}

/** What a card of the public list says, in two lines. */
function Position({ position }: { position: ShownPosition }) {
  const { id, title, titleLanguage, location, kind, pay, deadline, left } = position;
  return (
    <>
      <h2 lang={titleLanguage}>
        <a className="cover-link" href={`/stilling/${id}`} aria-describedby={`om-${id}`}>
          {title}
        </a>
      </h2>
      <p id={`om-${id}`}>
        {[location ?? 'Sted ikke oppgitt', kind, pay, deadline ?? left.text].filter(Boolean).join('\u00a0· ')}
      </p>
    </>
  );
}

/** Of a business that is not shown, or while we cannot say. */
export const EmbeddedNothing = ({ isForNow }: { isForNow: boolean }) =>
  isForNow ? (
    <p>Stillingene kan ikke vises akkurat nå. Prøv igjen om litt.</p>
  ) : (
    <p>
      Her er det ingen stillinger å vise nå. <a href="/stillinger">Se ledige stillinger på Jobbfjord</a>.
    </p>
  );
