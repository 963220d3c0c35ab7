import { AnnotationMode } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { EventBus, PDFViewer } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';
import { openPdf } from './open-pdf.ts';
import { ShownLinks } from './shown-links.ts';

export { refusalOf } from './open-pdf.ts';

interface Place {
  scroller: HTMLDivElement;
  /** Empty, within it. */
  pages: HTMLDivElement;
  until: AbortSignal;
}

interface Events {
  onPage: (page: number) => void;
  onScale: (scale: number) => void;
  /** Somebody chose a link that leads out of the file. */
  onLink: (address: string) => void;
}

export type DrawnPdf = Awaited<ReturnType<typeof drawPdf>>;

/**
 * Pages are drawn when they come into sight, and the ten drawn last are kept. Over each lies its text, to be selected, and in it the
 * order of its tags, for screen readers. There is no scripting: what a file wants to run is never read.
 */
export async function drawPdf(content: Blob, { scroller, pages, until }: Place, { onPage, onScale, onLink }: Events) {
  const pdf = await openPdf(content, until);
  const eventBus = new EventBus();
  const linkService = new ShownLinks(eventBus, onLink);
  const options = {
    container: scroller,
    viewer: pages,
    eventBus,
    linkService,
    l10n: silent,
    annotationMode: AnnotationMode.ENABLE,
    annotationEditorMode: EDITING_OFF,
    enableAutoLinking: false,
    // Not among the types of the package.
    abortSignal: until,
  };
  const viewer = new PDFViewer(options);
  eventBus.on('pagechanging', ({ pageNumber }: { pageNumber: number }) => onPage(pageNumber));
  eventBus.on('scalechanging', ({ scale }: { scale: number }) => onScale(scale));
  const ready = new Promise((resolve) => eventBus.on('pagesinit', resolve));
  until.addEventListener('abort', () => viewer.setDocument(null as unknown as typeof pdf));
  viewer.setDocument(pdf);
  linkService.setDocument(pdf);
  linkService.setViewer(viewer);
  await ready;
  for (const page of pages.querySelectorAll('.page'))
    page.setAttribute('aria-label', `Side ${page.getAttribute('data-page-number')}`);
  viewer.currentScaleValue = 'auto';
  followRoom(viewer, scroller, until);
  return {
    count: pdf.numPages,
    goTo: (page: number) => {
      viewer.currentPageNumber = page;
    },
    zoomTo: (zoom: 'auto' | 'width' | number) => {
      viewer.currentScaleValue = zoom === 'width' ? 'page-width' : `${zoom}`;
    },
    turnTo: (degrees: number) => {
      viewer.pagesRotation = degrees;
    },
  };
}

/** Its constant is not among what the package gives out. */
const EDITING_OFF = -1;

/** The words of its own buttons, of which none is used. */
const silent = { pause: () => {}, resume: () => {} } as unknown as ConstructorParameters<typeof PDFViewer>[0]['l10n'];

/** What is as wide as the room stays so. */
function followRoom(viewer: PDFViewer, scroller: HTMLElement, until: AbortSignal) {
  const observer = new ResizeObserver(() => {
    const { currentScaleValue: scale } = viewer;
    if (Number.isNaN(Number(scale))) viewer.currentScaleValue = scale;
    viewer.update();
  });
  observer.observe(scroller);
  until.addEventListener('abort', () => observer.disconnect());
}
