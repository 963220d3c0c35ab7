import { useEffect, useState } from 'react';
import type { Reply } from '../../../contract/endpoint.ts';
import type { national } from '../../../contract/national.ts';
import { api } from '../../platform/api.ts';
import { formatNumber } from '../../platform/format.ts';
import type { TabProps } from './tab.ts';

type State = Reply<typeof national.import>['import'];

export default function Dashboard({ say }: TabProps) {
  const [state, setState] = useState<State | null>(null);

  useEffect(() => {
    api('GET /admin/nav-import').then(
      ({ import: read }) => setState(read),
      (error: Error) => say(error.message),
    );
  }, [say]);

  if (!state) return <p role="status">Laster oversikten …</p>;
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
