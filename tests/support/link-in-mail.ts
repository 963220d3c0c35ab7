import { expect, type Page } from '@playwright/test';
import { DomUtils, parseDocument } from 'htmlparser2';

/** Where that button leads in the newest mail to that address, in the demo's letter box, which is read without a page. */
export async function linkInMail(page: Page, to: string, label: string): Promise<string> {
  const elements = async (path: string, name: string) =>
    DomUtils.getElementsByTagName(name, parseDocument(await (await page.request.get(path)).text()));
  let address = '';
  await expect(async () => {
    const [mail] = (await elements('/demo/post', 'li')).filter((item) =>
      DomUtils.textContent(item).includes(`til ${to} `),
    );
    const [opens] = mail ? DomUtils.getElementsByTagName('a', mail) : [];
    expect(opens, `a mail to ${to}`).toBeDefined();
    const links = await elements(`${opens?.attribs.href}/html`, 'a');
    address = links.find((link) => DomUtils.textContent(link).includes(label))?.attribs.href ?? '';
    expect(address, `«${label}» in the newest mail to ${to}`).not.toBe('');
  }).toPass();
  const { pathname, search, hash } = new URL(address);
  return pathname + search + hash;
}
