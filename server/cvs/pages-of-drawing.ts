/** A4 in points. */
const WIDTH = 595.2756;
const HEIGHT = 841.8898;
const MOST_PAGES_SHOWN = 8;

/**
 * The compiler draws all pages below each other, in many words. A preview is sent and drawn anew with each letter that
 * somebody types: so each picture holds its own page only, and outlines have short names and hundredths of a point.
 */
export function pagesOfDrawing(drawing: string): string[] {
  // Its outermost parts: a group for each page, then what the pages refer to. Their ends are parts too.
  const parts = drawing.split('\n    <');
  const definitions = parts.flatMap((part) => (part.startsWith('defs') ? [`<${part}</defs>`] : [])).join('');
  const outlines = new Map([...definitions.matchAll(OUTLINE)].map(([, id = '', outline = '']) => [id, outline]));
  const others = definitions.replace(OUTLINE, '');
  return parts
    .filter((part) => part.startsWith('g'))
    .slice(0, MOST_PAGES_SHOWN)
    .map((part, index) => pictureOf(`<${part}</g>`, index, outlines, others));
}

const OUTLINE = /<symbol id="([^"]+)"[^>]*>\s*<path d="([^"]+)"\/>\s*<\/symbol>/g;
/** What can be pressed in the PDF is nothing to see. */
const LINK = /<a [^>]*>\s*<rect [^>]*\/>\s*<\/a>/g;
const LETTER = /<use xlink:href="#([^"]+)" x="([^"]+)" y="0" fill="([^"]+)" fill-rule="nonzero"\/>/g;

function pictureOf(page: string, index: number, outlines: Map<string, string>, others: string) {
  const names = new Map<string, string>();
  const nameOf = (id: string) => {
    const name = names.get(id) ?? names.size.toString(36);
    names.set(id, name);
    return name;
  };
  const drawn = page
    .replace(LINK, '')
    .replace(LETTER, (letter, id, x, fill) =>
      outlines.has(id) ? `<use href="#${nameOf(id)}" x="${rounded(x)}" fill="${fill}"/>` : letter,
    );
  const used = [...names].map(([id, name]) => `<path id="${name}" d="${short(outlines.get(id) ?? '')}"/>`);
  const view = `viewBox="0 ${index * HEIGHT} ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"`;
  const spaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
  return `<svg ${view} ${spaces}>${drawn}<defs>${used.join('')}</defs>${others}</svg>`.replace(/\n */g, '');
}

/** Most letters were there in the drawing before. */
const known = new Map<string, string>();
const MOST_KNOWN = 5000;

function short(outline: string) {
  const before = known.get(outline);
  if (before !== undefined) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const numbers = outline.replace(/-?\d+\.\d+(?:e-?\d+)?/g, rounded);
  const shortened = numbers.replace(/ ?([a-zA-Z]) ?/g, '$1').replaceAll(' -', '-');
  known.set(outline, shortened);
  return shortened;
}

const rounded = (number: string) => String(Math.round(Number(number) * 100) / 100);
