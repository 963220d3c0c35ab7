import { type RefObject, useRef } from 'react';

/** What is wrong with the file that is being read, once that is known. Nothing while none is. */
export type LogoReading = RefObject<Promise<string | null> | null>;

/** A picture that is still being read holds its step back: left too early, it would be lost without a word. */
export function useLogoReading() {
  const reading: LogoReading = useRef(null);
  const checkLogo = async () => {
    const msg = await reading.current;
    return msg ? [{ path: 'businessLogo', msg }] : [];
  };
  return { reading, checkLogo };
}
