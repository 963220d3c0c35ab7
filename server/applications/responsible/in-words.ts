export const applicationsInWords = (count: number) => (count === 1 ? 'én søknad' : `${count} søknader`);

interface Outcome {
  asked: number;
  changed: number;
  stale: number;
  gone: number;
  /** Nobody, or the viewer. */
  name: string | null;
  isViewer: boolean;
}

/** What came of saying who takes care of several. */
export function outcomeInWords({ asked, changed, stale, gone, name, isViewer }: Outcome) {
  const inWords = (count: number) => (asked === 1 ? 'søknaden' : applicationsInWords(count));
  const said = [
    changed > 0 && `${isViewer ? 'Du' : (name ?? 'Ingen')} er ansvarlig for ${inWords(changed)}`,
    stale > 0 && `${upper(inWords(stale))} ble endret av noen andre, og er som ${stale === 1 ? 'den' : 'de'} var`,
    gone > 0 && `${upper(inWords(gone))} finnes ikke lenger`,
  ];
  return said.filter(Boolean).join('. ');
}

export const upper = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
