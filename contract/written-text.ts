export interface Block {
  list: boolean;
  lines: string[];
}

/** What begins a line of a list: typed, or pasted from Word, where "o", "§" and two private characters stand for its dots. */
const item = /^(?:[-–—•*·▪●◦\uf0a7\uf0b7]|[o§](?=\t|\s{2}))\s+(.+)$/;

/** What people put into a plain field: paragraphs between empty lines, and lists, whose lines begin with a dash or a dot. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let afterEmpty = false;
  for (const line of text.split('\n').map((each) => each.trim())) {
    const [, listed] = item.exec(line) ?? [];
    const list = listed !== undefined;
    const last = blocks.at(-1);
    const goesOn = last?.list === list && (list || !afterEmpty);
    // On paper a tab has no width, and would leave two words as one.
    const written = (listed ?? line).replaceAll('\t', ' ');
    if (line && goesOn) last.lines.push(written);
    else if (line) blocks.push({ list, lines: [written] });
    afterEmpty = line === '';
  }
  return blocks;
}

/** The same as markup, its lines made safe for where it goes. */
export const markupOf = (text: string, madeSafe: (line: string) => string) =>
  blocksOf(text)
    .map(({ list, lines }) =>
      list
        ? `<ul><li>${lines.map(madeSafe).join('</li><li>')}</li></ul>`
        : `<p>${lines.map(madeSafe).join('<br>')}</p>`,
    )
    .join('');
