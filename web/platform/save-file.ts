/** Lets the browser download what an address answers with. Nothing is left for it, so nobody is asked whether to. */
export function downloadFrom(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

/** Hands a file that was fetched with the token to the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  downloadFrom(address, name);
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
