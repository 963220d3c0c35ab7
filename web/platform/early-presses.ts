declare global {
  interface Window {
    takeEarlyPresses?: () => Set<HTMLElement>;
  }
}

/**
 * Part of what runs before the first paint. On a slow line the page is read, and pressed, seconds before its scripts have come: what
 * is pressed and chosen until then is kept, each thing once. What the browser does by itself is left to it.
 */
export const keepEarlyPresses = `(function (early) {
  function keep(event) {
    var isClick = event.type === 'click';
    var pressed = event.target.closest(isClick ? 'button[type=button]:not([popovertarget], [commandfor])' : 'select, [type=checkbox], [type=radio]');
    if (pressed) early.add(pressed);
  }
  addEventListener('click', keep, true);
  addEventListener('change', keep, true);
  window.takeEarlyPresses = function () {
    removeEventListener('click', keep, true);
    removeEventListener('change', keep, true);
    return early;
  };
})(new Set());`;

/** From here on React itself hears what is pressed. What it returns does what was pressed before, once the page is alive. */
export function takeEarlyPresses(): () => void {
  const early = window.takeEarlyPresses?.() ?? new Set();
  return () => {
    for (const pressed of early) press(pressed);
    early.clear();
  };
}

function press(pressed: HTMLElement) {
  if (!pressed.isConnected) return;
  if (pressed instanceof HTMLSelectElement) {
    pressed.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  if (pressed instanceof HTMLInputElement) {
    // Chosen and taken back again, it is as it was.
    if (pressed.checked === pressed.defaultChecked) return;
    pressed.checked = pressed.defaultChecked;
  }
  pressed.click();
}
