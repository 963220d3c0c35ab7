import { usePictureReading } from '../../ui/use-picture-reading.ts';

/** A logo that is still being read holds its step, and what is wrong with it is said there. */
export function useLogoReading() {
  const { reading, hold } = usePictureReading();
  const checkLogo = async () => {
    const msg = (await reading)?.problem;
    return msg ? [{ path: 'businessLogo', msg }] : [];
  };
  return { hold, checkLogo };
}
