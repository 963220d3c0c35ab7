import { AnnotationMode } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { EventBus, type PDFFindController, PDFViewer } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';
import { openPdf } from './open-pdf.ts';
import { PdfMarks } from './pdf-marks.ts';
import { searchedPdf } from './search-pdf.ts';
import { ShownLinks } from './shown-links.ts';
import type { PlaceInPdf } from './use-view.ts';

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
  /** What is at the upper left now. */
  onPlace: (place: PlaceInPdf) => void;
  onStopped: (isStopped: boolean) => void;
}

export type DrawnPdf = Awaited<ReturnType<typeof drawPdf>>;

/**
 * Pages are drawn when they come into sight, and the ten drawn last are kept. Over each lies its text, to be selected, and in it the
 * order of its tags, for screen readers. There is no scripting: what a file wants to run is never read.
 */
export async function drawPdf(content: Blob, { scroller, pages, until }: Place, events: Events) {
  const { onPage, onScale, onLink, onPlace, onStopped } = events;
  const pdf = await openPdf(content, { until, onStopped });
  const eventBus = new EventBus();
  const linkService = new ShownLinks(eventBus, onLink);
  const marks = new PdfMarks(eventBus);
  const options = {
    container: scroller,
    viewer: pages,
    eventBus,
    linkService,
    findController: marks as unknown as PDFFindController,
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
  eventBus.on('updateviewarea', ({ location }: { location: PlaceInPdf }) => onPlace(location));
  eventBus.on('textlayerrendered', oneStopForAll);
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
  const goTo = (page: number) => {
    viewer.currentPageNumber = page;
  };
  return {
    count: pdf.numPages,
    goTo,
    goBackTo: ({ pageNumber, left, top }: PlaceInPdf) =>
      viewer.scrollPageIntoView({ pageNumber, destArray: [null, { name: 'XYZ' }, left, top, null] }),
    searched: searchedPdf(pdf, marks, goTo),
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

/** The keys that scroll are those of the file. A link within it leads the focus to a page. */
function oneStopForAll({ source }: { source: { textLayer: { div: HTMLElement } | null } }) {
  if (source.textLayer) source.textLayer.div.tabIndex = -1;
}

/** What is as wide as the room stays so. */
function followRoom(viewer: PDFViewer, scroller: HTMLElement, until: AbortSignal) {
  const observer = new ResizeObserver(() => {
    // What was just taken out of the page has no room.
    if (!scroller.isConnected) return;
    const { currentScaleValue: scale } = viewer;
    if (Number.isNaN(Number(scale))) viewer.currentScaleValue = scale;
    viewer.update();
  });
  observer.observe(scroller);
  until.addEventListener('abort', () => observer.disconnect());
}
