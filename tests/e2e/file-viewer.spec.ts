import { expect, type Page } from '@playwright/test';
import { attachment, drawPdf, emptyDocx, picture, printOwnCv, receiveFiles } from '../support/attachments.ts';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { test } from '../support/journey.ts';
import { expectOneText } from '../support/one-text.ts';
import { overflowOf } from '../support/overflow.ts';
import { complaintsOf, drawPages, show } from '../support/shown-files.ts';

/** The headings that a screen reader meets in the file, which lie where no selector looks. */
async function headingsIn(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const textOf = (id: string): string => {
    const node = byId.get(id);
    if (node?.role?.value === 'StaticText') return node.name?.value ?? '';
    return (node?.childIds ?? []).map(textOf).join('');
  };
  return nodes.filter(({ role, ignored }) => role?.value === 'heading' && !ignored).map(({ nodeId }) => textOf(nodeId));
}

test('a CV is read where the application is, by keyboard and in the order of its tags', async ({ page }) => {
  test.slow();
  const complaints = complaintsOf(page);
  const { address } = await receiveFiles(page, async (headers) => [
    attachment('CV.pdf', await printOwnCv(page, headers)),
    attachment('Brev.docx', emptyDocx()),
    attachment('Merknad.txt', 'Blåbær og <b>fjell</b>'),
  ]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(address);
  const opener = show(page, 'CV.pdf');
  await expect(opener).toBeVisible();
  await expect(page.getByText('1 kB, kan bare lastes ned')).toHaveCount(1);
  await expect(show(page, 'Brev.docx')).toHaveCount(0);
  expect(asked.filter((url) => /pdf|uploads/.test(url))).toEqual([]);

  const reader = page.waitForResponse(/\/assets\/pdf\.worker/);
  await opener.press('Enter');
  // It reads the files of strangers, and has no other policy than its own.
  expect(await (await reader).headerValue('content-security-policy')).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  );
  const dialog = page.getByRole('dialog', { name: 'CV.pdf' });
  const first = dialog.getByRole('region', { name: 'Side 1', exact: true });
  await expect(first.getByText('Holder fyret tent.').first()).toBeVisible();
  await expect(dialog.getByText('Side 1 av 2')).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Innholdet i filen' })).toBeFocused();
  await expect.poll(() => headingsIn(page)).toContain('Arbeidserfaring');
  // For whoever goes by Tab the file is one stop, and its links: after it the viewer begins anew.
  await dialog.getByRole('button', { name: 'Roter mot høyre' }).focus();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('region', { name: 'Innholdet i filen' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(first.getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Forrige fil' })).toBeFocused();
  // What is drawn can be selected.
  await first.getByText('Holder fyret tent.').first().dblclick();
  expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^(Holder|fyret|tent)/);
  await dialog.locator('[data-autofocus]').first().focus();
  await checkAccessibility(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await checkAccessibility(page);
  await page.emulateMedia({ colorScheme: 'light' });

  await test.step('keys change how large it is, buttons also which page and which way up', async () => {
    await expect(dialog.getByText('125 %')).toBeVisible();
    await page.keyboard.press('-');
    await expect(dialog.getByText('100 %').first()).toBeVisible();
    await expect(dialog.getByRole('status').filter({ hasText: '100 %' })).toHaveCount(1);
    const width = async () => (await first.boundingBox())?.width ?? 0;
    const narrow = await width();
    await page.keyboard.press('0');
    await expect.poll(width).toBeGreaterThan(narrow);
    await dialog.getByRole('button', { name: 'Neste side' }).press('Enter');
    await expect(dialog.getByText('Side 2 av 2').first()).toBeVisible();
    await expect(dialog.getByRole('region', { name: 'Side 2', exact: true })).toBeInViewport();
    await expect(dialog.getByRole('button', { name: 'Neste side' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Roter mot høyre' }).press('Enter');
    const lies = async () => {
      const box = await first.boundingBox();
      return box !== null && box.width > box.height;
    };
    await expect.poll(lies).toBe(true);
    await expect(first.locator('.textLayer')).toHaveAttribute('data-main-rotation', '90');
  });

  await test.step('the other files are one step away, also the one that cannot be shown', async () => {
    await dialog.getByRole('button', { name: 'Neste fil' }).press('Enter');
    const word = page.getByRole('dialog', { name: 'Brev.docx' });
    await expect(word.getByText('Denne typen fil kan ikke vises her.')).toBeVisible();
    await expect(word.getByRole('button', { name: 'Tilpass bredden' })).toHaveCount(0);
    const download = page.waitForEvent('download');
    await word.getByRole('button', { name: 'Last ned' }).press('Enter');
    expect((await download).suggestedFilename()).toBe('Brev.docx');
    await word.getByRole('button', { name: 'Neste fil' }).press('Enter');
    const text = page.getByRole('dialog', { name: 'Merknad.txt' });
    await expect(text.getByText('Blåbær og <b>fjell</b>')).toBeVisible();
    await expect(text.getByRole('button', { name: 'Roter mot høyre' })).toHaveCount(0);
    await checkAccessibility(page);
    // There is no further one, and the button keeps the focus.
    await text.getByRole('button', { name: 'Neste fil' }).press('Enter');
    await expect(text.getByText('Fil 3 av 3')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  await test.step('read one by one, it lies beside the answers, and the keys of the page stay those of the page', async () => {
    await page.goto(`${address}&view=read`);
    const beside = page.getByRole('region', { name: 'CV.pdf' });
    await expect(beside.getByText('Holder fyret tent.').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
    await page.keyboard.press('Control+f');
    await expect(beside.getByRole('textbox', { name: 'Søk i filen' })).toHaveCount(0);
    await page.keyboard.press('f');
    await expect(beside.getByRole('region', { name: 'Innholdet i filen' })).toBeFocused();
    await page.keyboard.press('Control+f');
    await expect(beside.getByRole('textbox', { name: 'Søk i filen' })).toBeFocused();
    await page.keyboard.press('Escape');
    await checkAccessibility(page);
    await beside.getByRole('button', { name: 'Neste fil' }).press('Enter');
    await page.getByRole('region', { name: 'Brev.docx' }).getByRole('button', { name: 'Neste fil' }).press('Enter');
    const text = page.getByRole('region', { name: 'Merknad.txt' });
    await expect(text.getByText('Blåbær og <b>fjell</b>')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(text).toBeVisible();
    await page.keyboard.press('j');
    await expect(page.getByRole('heading', { name: 'Du er gjennom søknadene' })).toBeFocused();
  });
  expect(complaints).toEqual([]);
});

test('pictures, scanned pages and hundreds of pages are shown, each only as large as it is good for', async ({
  page,
}) => {
  test.slow();
  const complaints = complaintsOf(page);
  const photo = await picture(900, 1600).jpeg().toBuffer();
  const { address } = await receiveFiles(page, async () => [
    attachment('Bilde.png', await picture(900, 1600).png().toBuffer()),
    attachment('Skannet.pdf', await drawPdf((pdf) => pdf.image(photo, 0, 0, { width: 595 }))),
    attachment('Lang.pdf', await drawPages(500)),
    attachment('Plakat.pdf', await drawPdf((pdf) => pdf.text('Stor'), { size: [14_000, 14_000] })),
    // Fonts that a file names and does not bring come from here.
    attachment('Tegn.pdf', await drawPdf((pdf) => pdf.font('ZapfDingbats').text('abc'))),
  ]);
  await page.goto(address);

  await show(page, 'Bilde.png').click();
  const dialog = page.getByRole('dialog');
  const image = dialog.getByRole('img', { name: 'Bilde.png' });
  await expect(image).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('button', { name: 'Tilpass bredden' }).click();
  await expect.poll(async () => (await image.boundingBox())?.width ?? 0).toBeGreaterThan(900);
  await dialog.getByRole('button', { name: 'Roter mot høyre' }).click();
  await expect.poll(async () => (await image.boundingBox())?.height ?? 0).toBeLessThan(900);
  await checkAccessibility(page);

  const next = dialog.getByRole('button', { name: 'Neste fil' });
  await next.click();
  await expect(dialog.locator('canvas').first()).toBeVisible();
  await expect(dialog.getByText('Side 1 av 1')).toBeVisible();

  await next.click();
  await expect(dialog.getByText('Side 1 av 500')).toBeVisible();
  const scroller = dialog.locator('[data-autofocus]').first();
  const scrolled = () => scroller.evaluate((element) => element.scrollTop);
  for (const key of ['PageDown', 'PageDown', 'PageDown', 'End']) {
    const before = await scrolled();
    await scroller.press(key);
    await expect.poll(scrolled).toBeGreaterThan(before);
  }
  await expect(dialog.getByText('Side 500 av 500')).toBeVisible();
  await expect(dialog.getByText('Nummer 500', { exact: true }).first()).toBeVisible();
  // Those out of sight are given up.
  expect(await dialog.locator('canvas').count()).toBeLessThan(25);

  await next.click();
  await expect(dialog.getByText('Stor').first()).toBeAttached();
  const pixels = () =>
    dialog
      .locator('canvas')
      .evaluateAll((all) => all.map((each) => (each as HTMLCanvasElement).width * (each as HTMLCanvasElement).height));
  await expect.poll(async () => (await pixels()).length).toBeGreaterThan(0);
  for (let press = 0; press < 8; press++) await dialog.getByRole('button', { name: 'Større' }).click();
  for (const each of await pixels()) expect(each).toBeLessThanOrEqual(2 ** 24);

  const font = page.waitForResponse(/\/assets\/pdfjs-[^/]+\/standard_fonts\//);
  await next.click();
  expect((await font).status()).toBe(200);
  expect(complaints).toEqual([]);

  await page.setViewportSize({ width: 320, height: 600 });
  expect(await overflowOf(page)).toBe(0);
  await expect(dialog.getByRole('button', { name: 'Lukk filen' })).toBeInViewport({ ratio: 1 });
  await checkAccessibility(page);
  // As a screen that is enlarged four times.
  await page.setViewportSize({ width: 320, height: 180 });
  await dialog.locator('[data-autofocus]').first().scrollIntoViewIfNeeded();
  expect((await dialog.locator('[data-autofocus]').first().boundingBox())?.height).toBeGreaterThan(180);
});

test('what cannot be shown says so, and nothing in a file runs or leads anywhere unasked', async ({ page }) => {
  test.slow();
  const complaints = complaintsOf(page);
  const asked: string[] = [];
  page.on('dialog', (alert) => asked.push(alert.message()));
  const name = 'Ond &lt;img src=x onerror=alert(1)&gt; & Sønn.pdf';
  const { address } = await receiveFiles(page, async () => [
    attachment('Låst.pdf', await drawPdf((pdf) => pdf.text('Hemmelig'), { userPassword: 'fjord' })),
    attachment('Ødelagt.pdf', '%PDF-1.7\nHer er det ikke noe mer.'),
    attachment('Tom.pdf', withoutPages),
    attachment('Bunnløs.pdf', withPagesClaimed),
    attachment(name, await drawPdf(drawTraps)),
    attachment('Halvt.png', (await picture(300, 300).png().toBuffer()).subarray(0, 60)),
  ]);
  await page.goto(address);
  await show(page, 'Låst.pdf').click();
  const dialog = page.getByRole('dialog').first();
  const alert = dialog.getByRole('alert').filter({ hasText: /./ });
  await expect(alert).toHaveText('Filen er låst med passord. Last den ned for å åpne den.');
  await checkAccessibility(page);
  const next = dialog.getByRole('button', { name: 'Neste fil' });
  await next.click();
  await expect(dialog.getByText('Fil 2 av 6')).toBeVisible();
  await expectOneText(dialog.getByText('Fil 2 av 6'));
  await expect(alert).toContainText('Filen kan ikke vises. Den kan være skadet.');
  await next.click();
  await expect(dialog.getByText('Fil 3 av 6')).toBeVisible();
  await expect(alert).toContainText('Filen kan ikke vises. Den kan være skadet.');
  await next.click();
  await expect(alert).toContainText('Filen har flere sider enn det som kan vises her.');

  await next.click();
  await expect(dialog.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(dialog.getByText('Ut', { exact: true }).first()).toBeVisible();
  const link = dialog.getByRole('link');
  await expect(link).toHaveCount(1);
  await expect(dialog.locator('.annotationLayer section')).toHaveCount(1);
  await expect(dialog.locator('.annotationLayer [href]')).toHaveCount(0);
  await link.press('Enter');
  const question = page.getByRole('dialog', { name: 'Åpne lenken i filen?' });
  await expect(question.getByText('https://fjord.example/cv?fra=fil', { exact: true })).toBeVisible();
  const out = question.getByRole('link', { name: 'Åpne i ny fane' });
  await expect(out).toHaveAttribute('href', 'https://fjord.example/cv?fra=fil');
  await expect(out).toHaveAttribute('rel', /noopener noreferrer/);
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(link).toBeFocused();
  await expect(dialog.getByRole('heading', { name, exact: true })).toBeVisible();
  await page.context().route('https://fjord.example/**', (route) => route.fulfill({ body: 'Ute' }));
  await link.press('Enter');
  const opened = page.waitForEvent('popup');
  await out.press('Enter');
  await expect(await opened).toHaveURL('https://fjord.example/cv?fra=fil');
  await (await opened).close();
  await expect(question).toBeHidden();

  await next.click();
  await expect(alert).toContainText('Bildet kan ikke vises.');
  expect(asked).toEqual([]);
  expect(complaints).toEqual([]);
});

/** A script that runs when the file is opened, a link to one, a button that sends a form, and a link as others are. */
function drawTraps(pdf: PDFKit.PDFDocument) {
  const script = { S: 'JavaScript', JS: new String('app.alert("fra filen")') };
  const root = (pdf as unknown as { _root: { data: Record<string, unknown> } })._root;
  root.data.OpenAction = pdf.ref(script);
  (root.data.OpenAction as PDFKit.PDFKitReference).end({});
  pdf.fontSize(30).text('Ut', 100, 100, { link: 'https://fjord.example/cv?fra=fil' });
  pdf.text('Skript', 100, 200, { link: 'javascript:alert(1)' });
  pdf.initForm();
  pdf.formPushButton('send', 100, 300, 200, 40, { label: 'Send' });
  pdf.formText('navn', 100, 400, 200, 40, { value: 'Fylt ut' });
}

const withoutPages = `%PDF-1.4
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Kids [] /Count 0 >>
endobj
trailer
<< /Size 3 /Root 1 0 R >>
%%EOF
`;

const withPagesClaimed = `%PDF-1.4
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 200000 >>
endobj
3 0 obj
<< /Type /Pages /Parent 2 0 R /Kids [] /Count 199999 >>
endobj
4 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] >>
endobj
trailer
<< /Size 5 /Root 1 0 R >>
%%EOF
`;
