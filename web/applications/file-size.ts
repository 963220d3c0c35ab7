const KILOBYTE = 1024;

/** "12 kB", "1,4 MB". */
export const fileSize = (bytes: number) =>
  bytes < KILOBYTE * KILOBYTE
    ? `${Math.max(1, Math.round(bytes / KILOBYTE))} kB`
    : `${Math.round((10 * bytes) / KILOBYTE / KILOBYTE) / 10} MB`.replace('.', ',');
