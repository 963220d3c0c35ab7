/** One field of an edit dialog. `name` is its path in what is sent: `contactInfo.email`. */
export interface FieldSpec {
  name: string;
  label: string;
  kind: 'text' | 'email' | 'tel' | 'url' | 'number' | 'date' | 'long' | 'select' | 'switch';
  isOptional?: boolean;
  maxLength?: number;
  description?: string;
  /** A switch that only its owner turns on. */
  isOnlyTurnedOff?: boolean;
  /** Of a switch: what it does to be set so, which is asked about before it is sent. */
  asksFirst?: { to: boolean; question: string; consequence: string };
  options?: readonly (readonly [value: string, label: string])[];
  /** Fields with the same one stand together below it. */
  group?: string;
}

export type Values = Record<string, string | boolean>;

/** What an entry has in these fields, as inputs hold it. */
export const valuesOf = (fields: FieldSpec[], entry: object): Values =>
  Object.fromEntries(
    fields.map(({ name, kind }) => {
      const value = name
        .split('.')
        .reduce<unknown>((inside, part) => (inside as Record<string, unknown>)?.[part], entry);
      return [name, kind === 'switch' ? value === true : `${value ?? ''}`];
    }),
  );

/** What is to be asked about among the changes. */
export const askedOf = (fields: FieldSpec[], changes: Record<string, unknown>) =>
  fields.flatMap(({ name, asksFirst }) => (asksFirst && changes[name] === asksFirst.to ? [asksFirst] : []));

/** Only what was changed, as it was typed, so that somebody else's change of another field stays. */
export function changesOf(fields: FieldSpec[], before: Values, after: Values) {
  const body: Record<string, unknown> = {};
  for (const { name } of fields.filter((field) => before[field.name] !== after[field.name])) {
    const [outer = '', inner] = name.split('.');
    body[outer] = inner ? { ...(body[outer] as object), [inner]: after[name] } : after[name];
  }
  return body;
}
