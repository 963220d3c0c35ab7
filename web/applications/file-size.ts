const KILOBYTE = 1024;
const oneDecimal = new Intl.NumberFormat('nb-NO', { maximumFractionDigits: 1 });

/** "12 kB", "1,4 MB". */
export const fileSize = (bytes: number) =>
  bytes < KILOBYTE * KILOBYTE
    ? `${Math.max(1, Math.round(bytes / KILOBYTE))} kB`
    : `${oneDecimal.format(bytes / KILOBYTE / KILOBYTE)} MB`;
