/** Of a select: each value by what it is called. */
export const SelectOptions = ({ labels }: { labels: Record<string, string> }) =>
  Object.entries(labels).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
