const MARK = 0xff;
const SCAN = 0xda;
const END = 0xd9;
/** What is no mark but a value of the picture, fills up, or stands alone without a length. */
const isBare = (mark: number) => mark <= 0x01 || mark === MARK || (mark >= 0xd0 && mark <= 0xd7);

/** How often a JPEG goes over its whole picture: once, and some ten times where it is to appear little by little. */
export function countScans(jpeg: Buffer): number {
  let count = 0;
  for (let at = 2; at + 3 < jpeg.length; at++) {
    if (jpeg[at] !== MARK) continue;
    const mark = jpeg.readUInt8(at + 1);
    if (mark === END) break;
    if (isBare(mark)) continue;
    if (mark === SCAN) count += 1;
    at += 1 + jpeg.readUInt16BE(at + 2);
  }
  return count;
}
