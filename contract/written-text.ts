export interface Block {
  list: boolean;
  lines: string[];
}

/** What people type into a plain field: paragraphs between empty lines, and lists, whose lines begin with a dash or a dot. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let afterEmpty = false;
  for (const line of text.split('\n').map((each) => each.trim())) {
    const [, item] = /^[-–—•*]\s+(.+)$/.exec(line) ?? [];
    const list = item !== undefined;
    const last = blocks.at(-1);
    const goesOn = last?.list === list && (list || !afterEmpty);
    if (line && goesOn) last.lines.push(item ?? line);
    else if (line) blocks.push({ list, lines: [item ?? line] });
    afterEmpty = line === '';
  }
  return blocks;
}
