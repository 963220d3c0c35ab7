import { type EventBus, PDFLinkService } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';

const leadsOut = /^(https?|mailto|tel):/;

/** Links that have no address: whoever chooses one, also with the middle button, is asked first. */
export class ShownLinks extends PDFLinkService {
  readonly #onLink: (address: string) => void;

  constructor(eventBus: EventBus, onLink: (address: string) => void) {
    super({ eventBus });
    this.#onLink = onLink;
  }

  override addLinkAttributes(link: HTMLAnchorElement, address: string) {
    if (!leadsOut.test(address)) return;
    const choose = () => this.#onLink(address);
    link.role = 'link';
    link.tabIndex = 0;
    link.title = address;
    link.onclick = choose;
    link.onkeydown = ({ key }) => {
      if (key === 'Enter') choose();
    };
  }
}
