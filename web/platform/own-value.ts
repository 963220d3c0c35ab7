/** For keys that an address or a stranger's ad names: `constructor` and its like are in every object, and no value of ours. */
export const ownValue = <T>(values: Record<string, T>, key: string): T | undefined =>
  Object.hasOwn(values, key) ? values[key] : undefined;
