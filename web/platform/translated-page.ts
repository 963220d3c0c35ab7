/**
 * A browser that translates the page puts a font element in the place of each text, and moves links into it. React goes on with what
 * it made itself: what it changed would not be seen, and what it took away or put beside it would end the page with an error
 * (facebook/react#11538). So a text that React touches first stands in its place again; then the browser translates it anew.
 */
export function followTranslation() {
  new MutationObserver((records) => {
    const changed = new Map<Node, { fonts: Element[]; texts: Text[] }>();
    for (const { target, addedNodes, removedNodes } of records) {
      const { fonts, texts } = changed.get(target) ?? { fonts: [], texts: [] };
      for (const node of addedNodes) if (node.nodeName === 'FONT') fonts.push(node as Element);
      for (const node of removedNodes) if (node instanceof Text && !node.parentNode) texts.push(node);
      changed.set(target, { fonts, texts });
    }
    for (const { fonts, texts } of changed.values()) {
      if (fonts[0]) standIn(texts, fonts);
    }
  }).observe(document, { childList: true, subtree: true });
}

const standIns = new WeakMap<Node, Element>();
const newWords = new MutationObserver((records) => {
  for (const { target } of records) putBack(target);
});

function standIn(texts: Text[], fonts: Element[]) {
  keepReactGoing();
  texts.forEach((text, place) => {
    standIns.set(text, fonts[place] ?? (fonts.at(-1) as Element));
    newWords.observe(text, { characterData: true });
  });
}

function putBack(node: Node) {
  const font = standIns.get(node);
  if (node.parentNode || !font?.parentNode) return;
  font.replaceWith(node, ...font.querySelectorAll(':scope > :not(font)'));
}

let keepsGoing = false;

/** Only where something was translated: elsewhere such an error is one of ours, and is heard of. */
function keepReactGoing() {
  if (keepsGoing) return;
  keepsGoing = true;
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  Object.assign(Node.prototype, {
    appendChild(this: Node, child: Node) {
      putBack(child);
      return appendChild.call(this, child);
    },
    insertBefore(this: Node, child: Node, next: Node | null) {
      putBack(child);
      if (next) putBack(next);
      let place = next;
      while (place && place.parentNode !== this) place = place.parentNode;
      return insertBefore.call(this, child, place);
    },
    removeChild(this: Node, child: Node) {
      putBack(child);
      return child.parentNode ? removeChild.call(child.parentNode, child) : child;
    },
  });
}
