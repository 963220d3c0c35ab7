import PdfDocument from 'pdfkit';

type Font = 'b' | 'i' | undefined;
/** A text, where its line stands, how large it is, and whether it is bold or slanted. */
type Drawn = [text: string, x: number, y: number, size: number, font?: Font];

export async function drawPages(pages: Drawn[][]): Promise<Buffer> {
  const pdf = new PdfDocument({ size: 'A4', margin: 0, autoFirstPage: false });
  for (const page of pages) {
    pdf.addPage();
    for (const [text, x, y, size, font] of page)
      pdf
        .font(fonts[font ?? 'r'])
        .fontSize(size)
        .text(text, x, y - size, { lineBreak: false });
  }
  pdf.end();
  const chunks: Buffer[] = [];
  for await (const chunk of pdf) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
const fonts = { r: 'Helvetica', b: 'Helvetica-Bold', i: 'Helvetica-Oblique' };

/** Lines below each other, each with its size, its font and the room before it. */
function column(lines: [text: string, size: number, font?: Font, room?: number][], x: number, top: number): Drawn[] {
  let y = top;
  return lines.map(([text, size, font, room = 0]) => {
    y += room + size * 1.35;
    return [text, x, y, size, font];
  });
}

/** With the places, sizes and breaks of LinkedIn's "Lagre som PDF", which has no bold letters. */
export const linkedIn: Drawn[][] = [
  [
    ...column(
      [
        ['Kontakt', 13],
        ['ola.hansen@example.no', 10.5],
        ['www.linkedin.com/in/ola-', 10.5, undefined, 8],
        ['hansen-12345 (LinkedIn)', 10.5],
        ['Topp ferdigheter', 13, undefined, 18],
        ['Prosjektledelse', 10.5],
        ['Strategisk kommunikasjon og', 10.5],
        ['samfunnskontakt', 10.5],
        ['Offentlig sektor', 10.5],
        ['Languages', 13, undefined, 18],
        ['Norsk bokmål (Native or', 10.5],
        ['Bilingual)', 10.5],
        ['Engelsk (Full Professional)', 10.5],
        ['Certifications', 13, undefined, 18],
        ['PRINCE2 Practitioner', 10.5],
        ['ITIL Foundation', 10.5],
      ],
      22,
      40,
    ),
    ...column(
      [
        ['Ola Nordmann Hansen', 26],
        ['Prosjektleder i Havn kommune | Tidligere konsulent | Opptatt av', 12],
        ['gode tjenester', 12],
        ['Oslo, Oslo, Norge', 12],
        ['Sammendrag', 15.75, undefined, 20],
        ['Jeg leder prosjekter i offentlig sektor, og har gjort det i over ti år. Jeg', 12],
        ['liker best det som er vanskelig å få til.', 12],
        ['Erfaring', 15.75, undefined, 20],
        ['Havn kommune', 12, undefined, 8],
        ['5 år 2 måneder', 10.5],
        ['Prosjektleder', 11.5, undefined, 8],
        ['oktober 2021 - Present (3 år 1 måned)', 10.5],
        ['Oslo, Norge', 10.5],
        ['Leder byggeprosjekter fra behov til overlevering, med ansvar for økonomi og', 10.5, undefined, 6],
        ['framdrift i tre av kommunens største.', 10.5],
        ['- Ny skole', 10.5],
        ['- Nytt bad', 10.5],
        ['Prosjektmedarbeider', 11.5, undefined, 8],
        ['oktober 2019 - september 2021 (2 år)', 10.5],
        ['Fjord Consulting AS', 12, undefined, 14],
        ['Seniorkonsulent', 11.5],
        ['august 2015 - september 2019 (4 år 2 måneder)', 10.5],
        ['Bergen, Norge', 10.5],
      ],
      223,
      40,
    ),
    ['Page 1 of 2', 400, 820, 9],
  ],
  [
    ...column(
      [
        ['Rådgiver for kommuner i hele landet.', 10.5],
        ['Statistisk sentralbyrå', 12, undefined, 14],
        ['Rådgiver', 11.5],
        ['juni 2013 - juli 2015 (2 år 2 måneder)', 10.5],
        ['Oslo-området, Norge', 10.5],
        ['Utdanning', 15.75, undefined, 20],
        ['Universitetet i Oslo', 12, undefined, 8],
        ['Master of Science - MS, Statsvitenskap · (2010 - 2013)', 10.5],
        ['Hersleb videregående skole', 12, undefined, 10],
        ['Studiespesialisering · (august 2006 - juni 2009)', 10.5],
      ],
      223,
      40,
    ),
    ['Page 2 of 2', 400, 820, 9],
  ],
];

/** The narrow column on the right, the name over both. */
export const sideOnTheRight: Drawn[][] = [
  [
    ['MARI BERG', 60, 70, 30, 'b'],
    ['BUTIKKLEDER', 60, 92, 14],
    ...column(
      [
        ['OM MEG', 13, 'b'],
        ['Blid og ryddig leder med ti år', 10],
        ['i butikk. Liker å få folk til å', 10],
        ['vokse, og tall som stemmer.', 10],
        ['ARBEIDSERFARING', 13, 'b', 16],
        ['Butikkleder', 11, 'b'],
        ['Kiwi Storgata, Bodø', 10, 'i'],
        ['Jan 2019 - Nå', 10],
        ['• Personalansvar for 12', 10],
        ['• Budsjett og vareflyt', 10],
        ['Butikkmedarbeider', 11, 'b', 10],
        ['Coop Extra', 10, 'i'],
        ['Aug 2014 - Des 2018', 10],
        ['• Kasse og frukt', 10],
        ['UTDANNING', 13, 'b', 16],
        ['Salg og service', 11, 'b'],
        ['Bodø videregående skole', 10, 'i'],
        ['2011 - 2014', 10],
      ],
      60,
      110,
    ),
    ...column(
      [
        ['KONTAKT', 13, 'b'],
        ['Tlf: 40 41 42 43', 10],
        ['mari@example.no', 10],
        ['Havneveien 3, 8006 Bodø', 10],
        ['SPRÅK', 13, 'b', 16],
        ['Norsk', 10],
        ['Morsmål', 10],
        ['Engelsk', 10],
        ['Flytende', 10],
        ['FERDIGHETER', 13, 'b', 16],
        ['Ledelse', 10],
        ['Kundeservice', 10],
        ['Excel', 10],
        ['REFERANSER', 13, 'b', 16],
        ['Ida Lie', 10, 'b'],
        ['Regionsjef, Kiwi', 10],
        ['911 22 333', 10],
      ],
      380,
      110,
    ),
  ],
];

/** Periods and labels in a margin: one column. */
export const periodsInTheMargin: Drawn[][] = [
  [
    ['CURRICULUM VITAE', 60, 60, 18, 'b'],
    ...(
      [
        ['Navn:', 'Ahmed Ali'],
        ['Adresse:', 'Storgata 5, 0184 Oslo'],
        ['Telefon:', '45 46 47 48'],
        ['E-post:', 'ahmed@example.no'],
        ['Født:', '03.04.1988'],
      ] as [string, string][]
    ).flatMap(([label, value], index): Drawn[] => [
      [label, 60, 90 + index * 15, 11],
      [value, 200, 90 + index * 15, 11],
    ]),
    ['UTDANNING', 60, 190, 12, 'b'],
    ['2007 – 2010', 60, 206, 11],
    ['Elektro, Kuben videregående skole', 200, 206, 11],
    ['2004 – 2007', 60, 221, 11],
    ['Tøyen ungdomsskole', 200, 221, 11],
    ['ARBEIDSERFARING', 60, 250, 12, 'b'],
    ['2015 – d.d.', 60, 266, 11],
    ['Bussjåfør, Unibuss AS', 200, 266, 11],
    ['Kjører bybuss i Oslo. Ansvar for trygg og presis trafikk, og for å', 200, 281, 11],
    ['hjelpe passasjerer.', 200, 296, 11],
    ['2012 – 2015', 60, 311, 11],
    ['Lagermedarbeider, Posten Norge AS', 200, 311, 11],
    ['Sortering', 200, 326, 11],
    ['2010 – 2012', 60, 341, 11],
    ['Taxisjåfør, Oslo Taxi', 200, 341, 11],
    ['SPRÅK', 60, 370, 12, 'b'],
    ['Somali', 60, 386, 11],
    ['Morsmål', 200, 386, 11],
    ['Norsk', 60, 401, 11],
    ['Flytende', 200, 401, 11],
    ['Arabisk', 60, 416, 11],
    ['Godt', 200, 416, 11],
    ['FØRERKORT', 60, 445, 12, 'b'],
    ['Klasse B, D', 60, 461, 11],
    ['REFERANSER', 60, 490, 12, 'b'],
    ['Per Hansen, driftsleder Unibuss, 90 90 90 90', 60, 506, 11],
  ],
];

/** Periods at the right edge. */
export const periodsOnTheRight: Drawn[][] = [
  [
    ['Silje Vik', 250, 60, 22, 'b'],
    ['silje@example.no | 99 88 77 66 | Trondheim', 190, 80, 10],
    ['Sammendrag', 60, 110, 13, 'b'],
    [
      'Utvikler med sans for enkle løsninger og rene grensesnitt, som trives best i små lag med stort ansvar og',
      60,
      126,
      10,
    ],
    ['korte veier til brukerne.', 60, 139, 10],
    ['Erfaring', 60, 165, 13, 'b'],
    ['Seniorutvikler', 60, 182, 11, 'b'],
    ['mars 2021 – nåværende', 430, 182, 10],
    ['Bekk Consulting AS, Trondheim', 60, 196, 10, 'i'],
    ['• Bygget om betalingsløsningen for en stor kunde, sammen med fem andre, til skytjenester', 70, 210, 10],
    ['og færre feil', 77, 223, 10],
    ['• Holdt kurs', 70, 236, 10],
    ['Utvikler', 60, 256, 11, 'b'],
    ['august 2017 – februar 2021', 430, 256, 10],
    ['Sopra Steria, Oslo', 60, 270, 10, 'i'],
    ['Jobbet med Java og React for Skatteetaten.', 60, 284, 10],
    ['Utdanning', 60, 310, 13, 'b'],
    ['Master i datateknologi', 60, 326, 11, 'b'],
    ['2012 – 2017', 430, 326, 10],
    ['NTNU', 60, 340, 10, 'i'],
    ['Teknologi', 60, 366, 13, 'b'],
    ['Språk: TypeScript, Java, Kotlin', 60, 382, 10],
    ['Skytjenester: AWS, Azure', 60, 396, 10],
    ['Språk', 60, 420, 13, 'b'],
    ['Norsk (morsmål), engelsk (flytende), spansk (grunnleggende)', 60, 436, 10],
  ],
];
