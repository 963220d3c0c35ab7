/** In the page: whether nothing lies over its beginning. */
export function isOnTop(element: Element) {
  const { left, top, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + 8, top + height / 2));
}
