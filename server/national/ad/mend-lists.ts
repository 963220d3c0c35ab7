interface Open {
  isList: boolean;
  end: string;
  /** A list or an item that the sender left out. */
  isOurs?: boolean;
}

/** Sanitised markup in which lists hold nothing but items, and items stand in lists: else nobody hears that it is one. */
export function mendLists(html: string): string {
  const mended: string[] = [];
  const open: Open[] = [];
  const begin = (tag: string, more: Omit<Open, 'end'>) => {
    mended.push(tag);
    open.push({ end: tag.replace(/<(\w+).*/s, '</$1>'), ...more });
  };
  const end = () => mended.push(open.pop()?.end ?? '');
  const endOurs = (isEnded: (ours: Open) => boolean) => {
    for (let last = open.at(-1); last?.isOurs && isEnded(last); last = open.at(-1)) end();
  };
  /** A list that stands behind an item belongs to it. */
  const beginItem = (isForList: boolean) => {
    const last = mended.findLastIndex((part) => part.trim() !== '');
    if (!isForList || mended[last] !== '</li>') return begin('<li>', { isList: false, isOurs: true });
    mended.splice(last);
    open.push({ isList: false, end: '</li>', isOurs: true });
  };

  for (const part of html.split(/(<[^>]*>)/)) {
    const [, slash, name] = /^<(\/?)(\w+)/.exec(part) ?? [];
    const isList = name === 'ul' || name === 'ol';
    const isBlank = part.trim() === '';
    if (!isBlank) endOurs((ours) => Boolean(slash) || ours.isList !== (name === 'li'));
    const isInList = open.at(-1)?.isList;
    if (isBlank) mended.push(part);
    else if (slash) end();
    else if (name === 'li') {
      if (!isInList) begin('<ul>', { isList: true, isOurs: true });
      begin(part, { isList: false });
    } else if (!isInList || name !== 'br') {
      if (isInList) beginItem(isList);
      if (name && name !== 'br') begin(part, { isList });
      else mended.push(part);
    }
  }
  endOurs(() => true);
  return mended.join('');
}
