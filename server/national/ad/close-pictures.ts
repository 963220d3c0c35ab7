/** What no picture holds ends one that was left open, as it does in a browser: else nobody would see what stands behind it. */
export function closePictures(html: string): string {
  let isOpen = false;
  return html.replace(TAGS_AROUND_PICTURES, (tag, end: string, name: string) => {
    const isPicture = name.toLowerCase() === 'svg';
    const isEnded = isOpen && !isPicture && !end;
    if (isPicture || isEnded) isOpen = isPicture && !end && !tag.endsWith('/>');
    return isEnded ? `</svg>${tag}` : tag;
  });
}

const TAGS_AROUND_PICTURES =
  /<(\/?)(svg|b|big|blockquote|br|center|code|d[dlt]|div|em|h[1-6r]|i|img|li|menu|[ou]l|p|pre|small|span|strong|su[bp]|table|u)\b[^<>]*>/gi;
