import { useState } from 'react';

/** What came of it: no photo where it could not be read, or another was chosen since. */
export type PhotoReading = Promise<File | null>;

/** A photo that is still being read holds the way on: left too early, it would be lost without a word. */
export function usePhotoReading() {
  const [reading, setReading] = useState<PhotoReading | null>(null);
  const hold = (begun: PhotoReading) => {
    setReading(begun);
    void begun.finally(() => setReading((now) => (now === begun ? null : now)));
  };
  return { reading, hold };
}
