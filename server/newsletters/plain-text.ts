/** Stands for a space at the beginning of a line that means something, until the others are drawn together. */
const INDENT = '\u0000';

/** A newsletter's markup as plain text, with the addresses of its links behind their words. */
export const plainText = (html: string): string =>
  withoutEntities(textOf(html))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .replaceAll(INDENT, ' ');

/** Sanitised markup has no others. */
export const withoutEntities = (text: string) =>
  text.replace(/&(amp|lt|gt|quot);/g, (_entity, name: keyof typeof signs) => signs[name]);

const signs = { amp: '&', lt: '<', gt: '>', quot: '"' };

const textOf = (html: string) =>
  markItems(html)
    .replace(/<img[^>]*>/g, wordsOfImage)
    .replace(/<a href="([^"]+)">(.*?)<\/a>/gs, (_link, address: string, words: string) =>
      words.replace(/<[^>]*>/g, '') === address.replace(/^mailto:/, '') ? words : `${words} (${address})`,
    )
    .replace(/<pre>.*?<\/pre>/gs, (lines) =>
      lines.replace(/(?<=\n|<code>)[ \t]+/g, (gap) => INDENT.repeat(gap.length)).replaceAll('\n', '<br />'),
    )
    .replace(/\s*\n\s*/g, ' ')
    .replace(/<\/[ou]l>\s*(?=<\/li>)/g, '')
    .replace(/<li>/g, '\n')
    .replace(/<hr \/>/g, '\n\n---\n\n')
    .replace(/<br \/>/g, '\n')
    .replace(/<\/(p|h\d|ul|ol|blockquote|pre|table)>/g, '\n\n')
    .replace(/<\/tr>/g, '\n')
    .replace(/<\/t[dh]>/g, ' ')
    .replace(/<[^>]*>/g, '');

/** Each item of a list with its number or a dot before its words, and under the item that its list stands in. */
function markItems(html: string) {
  /** The lists that one stands in, each with the number of its next item; without one, they have dots. */
  const lists: (number | undefined)[] = [];
  return html.replace(/<(\/?)(ol|ul|li)(?: start="(-?\d+)?[^"]*")?>\s*(?:<p>)?/g, (tag, end, name, start = '1') => {
    if (name === 'li') return end ? tag : `<li>${nextMark(lists)} `;
    if (end) lists.pop();
    else lists.push(name === 'ol' ? Number(start) : undefined);
    return tag;
  });
}

function nextMark(lists: (number | undefined)[]) {
  const number = lists.pop();
  const indent = INDENT.repeat(2 * lists.length);
  lists.push(number === undefined ? undefined : number + 1);
  return indent + (number === undefined ? '•' : `${number}.`);
}

/** What stands instead of a picture; nothing for one that is only there to be looked at. */
function wordsOfImage(image: string) {
  const words = / alt="([^"]*)"/.exec(image)?.[1];
  return words ? `[${words}]` : '';
}
