/** Lets one in at a time, in the order of asking; the next when the one before has left. */
export function oneAtATime() {
  let last: Promise<void> = Promise.resolve();
  return function enter(): Promise<() => void> {
    const before = last;
    const { promise, resolve: leave } = Promise.withResolvers<void>();
    last = promise;
    return before.then(() => leave);
  };
}
