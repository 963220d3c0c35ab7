import { useEffect, useState } from 'react';

/** An address to show a chosen picture at, for as long as it is the chosen one. */
export function useBlobAddress(blob: Blob | null) {
  const [made, setMade] = useState<{ address: string; of: Blob } | null>(null);
  useEffect(() => {
    if (!blob) return;
    const address = URL.createObjectURL(blob);
    setMade({ address, of: blob });
    return () => URL.revokeObjectURL(address);
  }, [blob]);
  // That of another one is revoked.
  return made?.of === blob ? made.address : null;
}
