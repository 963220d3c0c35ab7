import type { EventBus } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';
import { expect, test, vi } from 'vitest';
import { PdfMarks } from './pdf-marks.ts';

const hit = { page: 300, start: 4, end: 8 };

function marking() {
  const marks = new PdfMarks({ dispatch: () => {} } as unknown as EventBus);
  const scrollIntoView = vi.fn();
  /** What a page asks for once it is drawn. */
  const draw = () => marks.scrollMatchIntoView({ element: { scrollIntoView } as unknown as HTMLElement });
  return { marks, draw, scrollIntoView };
}

test('a hit comes into sight once, though its page is drawn after more was found', () => {
  const { marks, draw, scrollIntoView } = marking();
  marks.mark([hit], hit, true);
  marks.mark([hit, { ...hit, page: 301 }], hit, false);
  draw();
  draw();
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

test('what is not searched for any more moves nothing', () => {
  const { marks, draw, scrollIntoView } = marking();
  marks.mark([hit], hit, true);
  marks.mark([], undefined, false);
  draw();
  expect(scrollIntoView).not.toHaveBeenCalled();
});
