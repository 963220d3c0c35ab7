/**
 * Replaces in every string what PostgreSQL cannot store, the character 0 and halves of surrogate pairs, by the character
 * that stands for what cannot be read: text drops it, an address with it is none. In place, and without recursion, since
 * the sender decides how deep the input is.
 */
export function cleanInput(input: unknown): unknown {
  const root = { input };
  const open: object[] = [root];
  for (let owner = open.pop(); owner; owner = open.pop()) {
    const fields = owner as Record<string, unknown>;
    for (const [name, value] of Object.entries(fields)) {
      if (typeof value === 'string') fields[name] = storable(value);
      else if (value && typeof value === 'object') open.push(value);
      // No name of ours looks like this; as the key of a list of answers it would be stored.
      if (storable(name) !== name) delete fields[name];
    }
  }
  return root.input;
}

const storable = (text: string) => text.replaceAll('\0', '\ufffd').toWellFormed();
