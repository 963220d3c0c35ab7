import { NEWSLETTER_PREVIEW_LENGTH } from '../../contract/newsletters.ts';
import { cutHtml } from './cut-html.ts';
import { renderContent } from './render-content.ts';

/** The beginning, as the list shows it. */
export const previewOf = (content: string, publicUrl: string) =>
  cutHtml(renderContent(content, publicUrl), NEWSLETTER_PREVIEW_LENGTH);
