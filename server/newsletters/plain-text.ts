/** A newsletter's markup as plain text, with the addresses of its links behind their words. */
export const plainText = (html: string): string =>
  html
    .replace(/<a href="([^"]+)">(.*?)<\/a>/gs, (_link, address: string, words: string) =>
      words.replace(/<[^>]*>/g, '') === address ? address : `${words} (${address})`,
    )
    .replace(/\s*\n\s*/g, ' ')
    .replace(/<li>\s*(<p>)?/g, '\n• ')
    .replace(/<hr \/>/g, '\n\n---\n\n')
    .replace(/<br \/>/g, '\n')
    .replace(/<\/(p|h\d|ul|ol|blockquote|pre|table)>/g, '\n\n')
    .replace(/<\/tr>/g, '\n')
    .replace(/<\/t[dh]>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (_entity, name: keyof typeof signs) => signs[name])
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

const signs = { amp: '&', lt: '<', gt: '>', quot: '"' };
