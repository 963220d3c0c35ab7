import type { Page } from '@playwright/test';
import { drawPdf } from './attachments.ts';

/** What the page complains of, as of what its policy forbids; not that a busy machine was asked twice. */
export function complaintsOf(page: Page) {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || / 503 /.test(message.text())) return;
    complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

export const show = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: `Vis ${name}`, exact: true });

/** Each page says its number, and what else is given for it. */
export function drawPages(count: number, more: (page: number) => string = () => '') {
  return drawPdf((pdf) => {
    for (let page = 1; page <= count; page++) {
      if (page > 1) pdf.addPage();
      pdf.text(`Nummer ${page}`).text(more(page));
    }
  });
}
