/** In what each part of a table may stand. */
const holders: Record<string, string[]> = {
  caption: ['table'],
  thead: ['table'],
  tbody: ['table'],
  tfoot: ['table'],
  tr: ['table', 'thead', 'tbody', 'tfoot'],
  td: ['tr'],
  th: ['tr'],
};
/** They hold parts of a table and nothing else. */
const frames = new Set(Object.values(holders).flat());

interface Table {
  isBroken: boolean;
}

interface Open {
  name: string;
  /** The one around it. */
  within: Table | undefined;
  /** The one that it is a part of. */
  table?: Table | undefined;
  isBlock?: boolean;
  isDropped?: boolean;
}

const isHeading = (name: string) => /^h[1-6]$/.test(name);

/**
 * Sanitised markup in which tables hold nothing but rows of cells, and no link or heading another: a browser ends what holds what it may
 * not, and the ends that follow would be those of the page around the ad. A table with anything else in it becomes blocks.
 */
export function mendNesting(html: string): string {
  const open: Open[] = [];

  function begin(name: string): Open {
    const { name: holder = '', within, table: its } = open.at(-1) ?? {};
    const fits = holders[name]?.includes(holder) ?? !frames.has(holder);
    if (!fits && within) within.isBroken = true;
    const table = name === 'table' ? { isBroken: false } : holders[name] && (fits ? its : { isBroken: true });
    const isDropped = name === 'a' && open.some((each) => each.name === 'a');
    const isBlock = isHeading(name) && open.some((each) => isHeading(each.name));
    return { name, within: name === 'table' ? table : within, table, isDropped, isBlock };
  }

  const parts = html.split(/(<[^>]*>)/).map((part) => {
    const [, slash, name] = /^<(\/?)(\w+)/.exec(part) ?? [];
    if (slash) return { part, of: open.pop() };
    const holder = open.at(-1);
    const isInFrame = holder !== undefined && frames.has(holder.name);
    if (name === 'br') return { part: isInFrame ? '' : part };
    if (name) {
      const of = begin(name);
      open.push(of);
      return { part, of };
    }
    if (isInFrame && holder.within && part.trim() !== '') holder.within.isBroken = true;
    return { part };
  });
  const shown = (part: string, of: Open | undefined) => (of?.isBlock || of?.table?.isBroken ? asBlock(part) : part);
  return parts.map(({ part, of }) => (of?.isDropped ? '' : shown(part, of))).join('');
}

const asBlock = (tag: string) => (tag.startsWith('</') ? '</div>' : '<div>');
