import { useState } from 'react';

/** Puts a text on the clipboard, and knows how that went until there is another text. */
export function useCopied(text: string) {
  const [tried, setTried] = useState<{ text: string; isCopied: boolean } | null>(null);
  const copy = async () => {
    // Without TLS there is none.
    const isCopied =
      'clipboard' in navigator &&
      (await navigator.clipboard.writeText(text).then(
        () => true,
        () => false,
      ));
    setTried({ text, isCopied });
    return isCopied;
  };
  return { copied: tried?.text === text ? tried.isCopied : null, copy };
}
