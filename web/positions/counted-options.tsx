import { formatNumber } from '../platform/format.ts';
import { ownValue } from '../platform/own-value.ts';

/** Of a filter whose values are the words themselves, with their hits. What is chosen stays even where it gives nothing. */
export function CountedOptions({
  counts = {},
  chosen,
}: {
  counts: Record<string, number> | undefined;
  chosen: string;
}) {
  const values = [...Object.keys(counts), ...(chosen && !Object.hasOwn(counts, chosen) ? [chosen] : [])];
  return values.map((value) => (
    <option key={value} value={value}>
      {value} ({formatNumber(ownValue(counts, value) ?? 0)})
    </option>
  ));
}
