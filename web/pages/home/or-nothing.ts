/** A figure that cannot be had now is no reason to show no page. */
export const orNothing = <T>(answer: Promise<T>): Promise<T | null> => answer.catch(() => null);
