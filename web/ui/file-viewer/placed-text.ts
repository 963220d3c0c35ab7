import { type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Letters that stand together, and where, in points from the upper left of the page as it is seen. */
export interface PlacedText {
  text: string;
  x: number;
  /** Of the line that the letters stand on. */
  y: number;
  width: number;
  size: number;
  font: string;
}

export interface PlacedPage {
  height: number;
  texts: PlacedText[];
  isCut: boolean;
}

/** The text of a page as far as the letters go; what stands on its side is left out. */
export async function placedTextOf(page: PDFPageProxy, mostLetters: number): Promise<PlacedPage> {
  const { transform: seen, height } = page.getViewport({ scale: 1 });
  const texts: PlacedText[] = [];
  let letters = 0;
  const reader = page.streamTextContent().getReader();
  while (true) {
    const { value, done } = await reader.read();
    if (done) return { height, texts, isCut: false };
    if (letters >= mostLetters) break;
    for (const { str, transform, width, fontName } of value.items) {
      letters += str?.length ?? 0;
      if (!str?.trim()) continue;
      const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = Util.transform(seen, transform);
      if (Math.abs(b) > Math.abs(a) / 4) continue;
      texts.push({ text: str, x, y, width, size: Math.hypot(c, d), font: fontName });
    }
  }
  reader.cancel(new Error('Long enough')).catch(() => {});
  return { height, texts, isCut: true };
}
