/** The array itself, or a larger copy with room for `index`. */
export function roomFor<T extends Uint8Array | Uint16Array | Uint32Array | Float64Array>(array: T, index: number): T {
  if (index < array.length) return array;
  const larger = new (array.constructor as new (length: number) => T)(Math.max(index + 1, array.length * 2, 64));
  larger.set(array);
  return larger;
}
