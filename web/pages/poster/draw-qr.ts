import { encodeQR } from 'qr';

/** A QR code with the light edge that readers of it need: a path of horizontal lines, one wide, in a square. */
export function drawQr(text: string) {
  const rows = encodeQR(text, 'raw', { border: 4 });
  const path = rows.flatMap((row, y) => {
    const dark = row.map((isDark) => (isDark ? '#' : ' ')).join('');
    return Array.from(dark.matchAll(/#+/g), ({ index, 0: { length } }) => `M${index} ${y + 0.5}h${length}`);
  });
  return { size: rows.length, path: path.join('') };
}

export type Qr = ReturnType<typeof drawQr>;
