export type LineMark = 'heading' | 'subheading' | 'bullets' | 'numbers';

interface Selection {
  text: string;
  start: number;
  end: number;
}

const prefixes: Record<LineMark, (index: number) => string> = {
  heading: () => '# ',
  subheading: () => '## ',
  bullets: () => '- ',
  numbers: (index) => `${index + 1}. `,
};
const anyPrefix = /^(#{1,6} |[-*] |\d+\. )/;

/** Makes headings or list items of the lines that the selection touches; lines that are that already become plain again. */
export function markLines({ text, start, end }: Selection, mark: LineMark): Selection {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const nextBreak = text.indexOf('\n', end);
  const to = nextBreak === -1 ? text.length : nextBreak;
  const lines = text.slice(from, to).split('\n');
  const prefix = prefixes[mark];
  const isMarked = lines.every((line, index) => line.startsWith(prefix(index)));
  const marked = lines.map((line, index) => (isMarked ? '' : prefix(index)) + line.replace(anyPrefix, '')).join('\n');
  return { text: text.slice(0, from) + marked + text.slice(to), start: from, end: from + marked.length };
}
