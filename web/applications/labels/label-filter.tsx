import { SelectField } from '../../ui/select-field.tsx';

interface Props {
  chosen: string;
  labels: string[];
  onChange: (chosen: string) => void;
}

/** Only those that have it. */
export const LabelFilter = ({ chosen, labels, onChange }: Props) => (
  <SelectField label="Merkelapp" name="label" value={chosen} onChange={onChange}>
    <option value="">Alle</option>
    {labels.map((label) => (
      <option key={label} value={label}>
        {label}
      </option>
    ))}
    {chosen && !labels.includes(chosen) && <option value={chosen}>{chosen}</option>}
  </SelectField>
);
