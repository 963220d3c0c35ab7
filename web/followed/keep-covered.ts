import { readItem, writeItem } from '../platform/storage.ts';
import { COVERED } from './lists.ts';

/** As many as are looked for in a moment. */
const MOST = 200;

/**
 * Which cards of this page are covered, and how high the lines in their places are, as rules of style: loaded again, it stands
 * so before its first paint. Found out later, what is below would be pulled up and one's place in the list be lost.
 */
export function keepCovered() {
  const path = location.pathname;
  const kept: { path: string; rules: string[] } | null = JSON.parse(readItem(COVERED) ?? 'null');
  const cards = [...document.querySelectorAll('li:has(> article)')].map((card) => ({
    selector: `article a[href=${JSON.stringify(card.querySelector('a')?.getAttribute('href'))}]`,
    height: card.querySelector<HTMLElement>(':scope > [data-covers]')?.offsetHeight,
  }));
  const here = cards.flatMap(({ selector, height }) =>
    height ? `[data-account=in] li:has(>${selector}){min-block-size:${height}px;>article{display:none}}` : [],
  );
  // Of its other pages and searches.
  const others =
    kept?.path === path ? kept.rules.filter((rule) => cards.every((card) => !rule.includes(card.selector))) : [];
  const rules = [...here, ...others].slice(0, MOST);
  if (rules.length > 0 || kept?.path === path) writeItem(COVERED, JSON.stringify({ path, rules }));
}
