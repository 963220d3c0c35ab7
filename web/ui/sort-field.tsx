import { SelectField } from './select-field.tsx';
import { SelectOptions } from './select-options.tsx';

interface Props<S extends string> {
  value: S;
  labels: Record<S, string>;
  onChange: (sort: S) => void;
}

export function SortField<S extends string>({ value, labels, onChange }: Props<S>) {
  return (
    <SelectField label="Sorter etter" name="sort" value={value} onChange={onChange}>
      <SelectOptions labels={labels} />
    </SelectField>
  );
}
