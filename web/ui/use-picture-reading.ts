import { useState } from 'react';

/** What came of a file: the square that was chosen with it, or what is wrong with it; neither where another was chosen since. */
export type PictureReading = Promise<{ chosen?: File; problem?: string }>;

/** A picture that is still being read holds the way on: left too early, it would be lost without a word. */
export function usePictureReading() {
  const [reading, setReading] = useState<PictureReading | null>(null);
  const hold = (begun: PictureReading) => {
    setReading(begun);
    void begun.finally(() => setReading((now) => (now === begun ? null : now)));
  };
  return { reading, hold };
}
