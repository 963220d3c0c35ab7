import type { Page } from '@playwright/test';

/**
 * What browsers that translate do to a page, and to what comes into it later: a font element takes the place of each text, now and then
 * together with the link behind it.
 */
export const translate = (page: Page) =>
  page.evaluate(() => {
    let count = 0;
    const isWords = (text: Text) =>
      text.isConnected &&
      text.data.trim() &&
      !text.parentElement?.closest('font, svg, title, script, style, textarea, option');
    const exchange = (text: Text) => {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data.replace(/\S.*\S|\S/s, '‹$&›');
      outer.append(inner);
      count += 1;
      if (count % 2) text.replaceWith(outer);
      else {
        text.parentNode?.insertBefore(outer, text);
        text.parentNode?.removeChild(text);
      }
      const next = outer.nextSibling;
      if (count % 3 === 0 && next instanceof HTMLAnchorElement) outer.append(next);
    };
    const textsIn = (node: Node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts = node instanceof Text ? [node] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      return texts;
    };
    const translateIn = (nodes: Iterable<Node>) => {
      for (const node of nodes) for (const text of textsIn(node)) if (isWords(text)) exchange(text);
    };
    translateIn([document.body]);
    new MutationObserver((records) => {
      const added = records.flatMap(({ target, type, addedNodes }) =>
        type === 'characterData' ? target : [...addedNodes],
      );
      setTimeout(translateIn, 50, added);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
