const KILOBYTE = 1024;

/** "12 kB", "1,4 MB". Only what is empty is nothing. */
export function fileSize(bytes: number) {
  if (bytes === 0) return '0 kB';
  return bytes < KILOBYTE * KILOBYTE
    ? `${Math.max(1, Math.round(bytes / KILOBYTE))} kB`
    : `${Math.round((10 * bytes) / KILOBYTE / KILOBYTE) / 10} MB`.replace('.', ',');
}
