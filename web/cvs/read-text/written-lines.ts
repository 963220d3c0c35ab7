import { type Line, lineOf } from './line.ts';

/**
 * A text as lines of a CV: an empty line is more room, `## ` the largest letters, `# ` large ones, `** ` bold ones, `~` the beginning of a column, ` >> ` what stands
 * apart on one line.
 */
export function writtenLines(text: string): Line[] {
  const lines: Line[] = [];
  let startsBlock = false;
  let startsColumn = false;
  for (const written of text
    .trim()
    .split('\n')
    .map((each) => each.trim())) {
    if (written === '') startsBlock = true;
    else if (written === '~') startsColumn = true;
    else {
      const [, sign = '', rest = ''] = /^(##? |\*\* )?(.*)$/.exec(written) ?? [];
      const size = { '## ': 24, '# ': 16 }[sign] ?? 10;
      lines.push(lineOf(rest.replaceAll(' >> ', '\t'), { size, isStrong: sign !== '', startsBlock, startsColumn }));
      startsBlock = false;
      startsColumn = false;
    }
  }
  return lines;
}
