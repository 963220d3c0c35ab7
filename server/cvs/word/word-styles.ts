import {
  AlignmentType,
  BorderStyle,
  convertMillimetersToTwip,
  type INumberingOptions,
  type IStylesOptions,
  LevelFormat,
  LineRuleType,
} from 'docx';
import type { CvLanguage } from '../../../contract/cvs/cv-fields.ts';

export const twips = convertMillimetersToTwip;
const WIDTH_MM = 210;
export const A4 = { width: twips(WIDTH_MM), height: twips(297) };

export interface Look {
  sideMm: number;
  topMm: number;
  /** Between paragraphs, in points. */
  gap: number;
}
/** As Standard has it. */
export const looks = {
  cv: { sideMm: 20, topMm: 19, gap: 4 },
  letter: { sideMm: 30, topMm: 22, gap: 10 },
} satisfies Record<string, Look>;

export const localeOf: Record<CvLanguage, string> = { nb: 'nb-NO', nn: 'nn-NO', en: 'en-GB' };

const accent = '0B4F5A';
const quiet = '4C5C61';
const ink = '1B2A2E';
export const rule = { style: BorderStyle.SINGLE, size: 5, space: 4, color: '9DB9BD' };
/** In twentieths, as Word counts. */
export const pt = (points: number) => points * 20;

/** Calibri is wherever Word is; of the scripts that it has not, Arial has some, and Word finds one for the others. */
const font = { ascii: 'Calibri', hAnsi: 'Calibri', cs: 'Arial' };

/** Sizes are half points. Word's own names, so that whoever writes on finds them where they always are. */
export const stylesIn = (language: CvLanguage, { sideMm, gap }: Look): IStylesOptions => ({
  default: {
    document: {
      run: { font, size: 21, color: ink, language: { value: localeOf[language] } },
      paragraph: { spacing: { line: 264, lineRule: LineRuleType.AUTO, after: pt(gap) } },
    },
    title: {
      run: { size: 52, bold: true, color: accent },
      paragraph: { spacing: { line: 240, lineRule: LineRuleType.AUTO, after: pt(4) }, keepNext: true },
    },
    heading1: {
      run: { size: 25, bold: true, color: accent },
      paragraph: {
        spacing: { before: pt(15), after: pt(6) },
        border: { bottom: rule },
        keepNext: true,
        keepLines: true,
        outlineLevel: 0,
      },
    },
    heading2: {
      run: { size: 22, bold: true, color: ink },
      paragraph: { spacing: { before: pt(9), after: 0 }, keepNext: true, keepLines: true, outlineLevel: 1 },
    },
    hyperlink: { run: { color: accent, underline: {} } },
  },
  paragraphStyles: [
    {
      id: 'Details',
      name: 'Detaljer',
      basedOn: 'Normal',
      quickFormat: true,
      run: { color: quiet },
      paragraph: { spacing: { after: pt(3) }, rightTabStop: twips(WIDTH_MM - 2 * sideMm) },
    },
    {
      id: 'Contact',
      name: 'Kontaktopplysninger',
      basedOn: 'Normal',
      quickFormat: true,
      run: { color: quiet },
      paragraph: { spacing: { after: 0 } },
    },
    {
      id: 'ListBullet',
      name: 'List Bullet',
      basedOn: 'Normal',
      quickFormat: true,
      paragraph: { numbering: { reference: dots, level: 0 }, contextualSpacing: true },
    },
    {
      id: 'Footer',
      name: 'footer',
      basedOn: 'Normal',
      run: { size: 17, color: quiet },
      paragraph: { alignment: AlignmentType.RIGHT },
    },
  ],
});

const dots = 'dots';
export const bullets: INumberingOptions = {
  config: [
    {
      reference: dots,
      // Those below too: whoever goes on writing moves a line in by Tab.
      levels: Array.from({ length: 9 }, (_, level) => ({
        level,
        format: LevelFormat.BULLET,
        text: '•',
        style: { paragraph: { indent: { left: twips(5 + 5 * level), hanging: twips(4) } } },
      })),
    },
  ],
};
