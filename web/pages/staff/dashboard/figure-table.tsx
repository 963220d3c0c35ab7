import { formatNumber } from '../../../platform/format.ts';

interface Props {
  caption: string;
  figures: (readonly [string, number | string])[];
}

export const FigureTable = ({ caption, figures }: Props) => (
  <table className="ds-table" data-size="sm">
    <caption className="visually-hidden">{caption}</caption>
    <tbody>
      {figures.map(([label, value]) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td className="tabular">{typeof value === 'number' ? formatNumber(value) : value}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
