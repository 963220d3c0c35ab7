import { type Colleague, labelOf, nobody } from './colleagues.ts';

/** Nobody, oneself, the colleagues. */
export function ResponsibleOptions({ colleagues }: { colleagues: Colleague[] }) {
  return (
    <>
      <option value={nobody}>Ingen</option>
      {colleagues.map((each) => (
        <option key={each.id} value={each.id}>
          {labelOf(each)}
        </option>
      ))}
    </>
  );
}
