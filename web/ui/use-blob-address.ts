import { useEffect, useState } from 'react';

/** An address to show a chosen picture at, for as long as it is the chosen one. */
export function useBlobAddress(blob: Blob | null) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = blob && URL.createObjectURL(blob);
    setAddress(made);
    return () => void (made && URL.revokeObjectURL(made));
  }, [blob]);
  return address;
}
