import { useEffect, useState } from 'react';
import type { Reply } from '../../contract/endpoint.ts';
import type { national } from '../../contract/national.ts';
import { useAccount } from '../accounts/account.tsx';
import { api } from '../platform/api.ts';
import { formatNumber } from '../platform/format.ts';
import { metadata } from '../platform/metadata.ts';
import { Article } from '../ui/article.tsx';
import { Banner } from '../ui/banner.tsx';
import type { Route } from './+types/staff';

export const meta = (args: Route.MetaArgs) =>
  metadata(args, { title: 'Staff Panel', description: 'For ansatte i Jobbfjord.', noindex: true });

export default function Staff() {
  const { state, user } = useAccount();
  if (state === 'loading') {
    return (
      <Article title="Staff Panel" lead="Laster brukerinfo...">
        {null}
      </Article>
    );
  }
  if (!user?.isAdmin) {
    return (
      <Article title="Ingen tilgang" lead="Du har ikke tilgang til Staff Panel.">
        {null}
      </Article>
    );
  }
  return (
    <Article title="Staff Panel" lead="Slik går innlesingen av stillinger fra NAV.">
      <Import />
    </Article>
  );
}

type State = Reply<typeof national.import>['import'];

function Import() {
  const [state, setState] = useState<State | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    api('GET /admin/nav-import').then(
      ({ import: read }) => setState(read),
      (error: Error) => setProblem(error.message),
    );
  }, []);

  if (!state) return <Banner>{problem}</Banner>;
  const figures = [
    ['Aktive annonser', state.live],
    ['Venter på å bli lest', state.waiting],
    ['Hendelser lest', state.eventsRead],
    ['Første innlesing, prosent', state.firstStart.percent],
    ['I karantene', state.quarantine.length],
  ] as const;
  return (
    <table className="ds-table">
      <caption>Innlesing fra NAV</caption>
      <tbody>
        {figures.map(([label, value]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className="tabular">{formatNumber(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
