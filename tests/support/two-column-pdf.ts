import PdfDocument from 'pdfkit';

/** A CV in two columns over two pages, drawn line by line from the left to the right, as many programs do it. */
export async function twoColumnPdf(): Promise<Buffer> {
  const pdf = new PdfDocument({ size: 'A4', margin: 40 });
  const chunks: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
  });
  pdf.font('Helvetica-Bold').fontSize(22).text('Nina Moe', 40, 40);
  for (const [page, rows] of twoColumns.entries()) {
    if (page > 0) pdf.addPage();
    for (const [index, [left, right]] of rows.entries()) {
      const y = (page === 0 ? 100 : 50) + index * 16;
      for (const [text, x] of [
        [left, 40],
        [right, 220],
      ] as const) {
        if (!text) continue;
        const isHeading = text.startsWith('# ');
        pdf.font(isHeading ? 'Helvetica-Bold' : 'Helvetica').fontSize(isHeading ? 13 : 10);
        pdf.text(text.replace('# ', ''), x, y, { lineBreak: false });
      }
    }
  }
  pdf.end();
  return whole;
}

const twoColumns: [string, string][][] = [
  [
    ['# Kontakt', '# Arbeidserfaring'],
    ['nina@example.no', 'Sykepleier, Havn sykehus'],
    ['911 22 333', 'mars 2020 – nå'],
    ['Storgata 1, 9008 Tromsø', '• Nattevakter på medisinsk avdeling, med ansvar for tolv'],
    ['', '  senger og to nyutdannede'],
    ['# Språk', 'Ekstravakt, Solsiden sykehjem'],
    ['Norsk – morsmål', 'juni 2018 – februar 2020'],
    ['Engelsk – B2', '• Helger'],
    ['# Ferdigheter', '# Utdanning'],
    ['Triage', 'Bachelor i sykepleie, UiT'],
    ['DIPS', '2015 – 2018'],
  ],
  [
    ['', '# Referanser'],
    ['', 'Oppgis på forespørsel'],
  ],
];
