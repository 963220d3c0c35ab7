import { SelectField } from '../../ui/select-field.tsx';
import { type Colleague, nobody } from './colleagues.ts';

interface Props {
  chosen: string;
  colleagues: Colleague[];
  onChange: (chosen: string) => void;
}

/** Only what somebody takes care of, or nobody. */
export function ResponsibleFilter({ chosen, colleagues, onChange }: Props) {
  const others = colleagues.filter(({ isMe }) => !isMe);
  const isListed = ['', 'mine', nobody, ...others.map(({ id }) => id)].includes(chosen);
  return (
    <SelectField label="Ansvarlig" name="responsible" value={chosen} onChange={onChange}>
      <option value="">Alle</option>
      <option value="mine">Mine</option>
      <option value={nobody}>Uten ansvarlig</option>
      {others.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      {!isListed && <option value={chosen}>Kollegaen du valgte</option>}
    </SelectField>
  );
}
