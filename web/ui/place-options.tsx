import { formatNumber } from '../platform/format.ts';

interface Props {
  places: { id: string; name: string; isCurrent: boolean }[];
  counts: Record<string, number>;
}

/** Options of a select, with their hits. The counties that were divided stand apart. */
export function PlaceOptions({ places, counts }: Props) {
  const option = ({ id, name }: Props['places'][number]) => (
    <option key={id} value={id}>
      {name} ({formatNumber(counts[id] ?? 0)})
    </option>
  );
  const former = places.filter(({ isCurrent }) => !isCurrent);
  return (
    <>
      {places.filter(({ isCurrent }) => isCurrent).map(option)}
      {former.length > 0 && <optgroup label="Fylker før 2024">{former.map(option)}</optgroup>}
    </>
  );
}
