import { keepEarlyPresses } from './early-presses.ts';

/** Takes away what keeps the places of covered cards, once the covers are there or will not come. */
export function dropCovered() {
  document.adoptedStyleSheets = [];
}

/**
 * Runs before anything is drawn, so that the page has its colours, its log-in place and what is hidden in its lists from the
 * first moment. It reads only what `remember` stored with the visitor's consent, and what is the log-in's.
 *
 * It also runs before zod, which else would try `eval`: our policy forbids it, and Firefox reports that as an error.
 */
export const beforePaint = `(function (page) {
  try {
    if (localStorage.getItem('authToken')) page.dataset.account = 'in';
    var kept = JSON.parse(localStorage.getItem('user_preferences'));
    if (kept && kept.expiresAt > Date.now() && kept.value.colorScheme) page.dataset.colorScheme = kept.value.colorScheme;
    var covered = JSON.parse(localStorage.getItem('coveredCards'));
    if (covered && covered.path === location.pathname) {
      var style = new CSSStyleSheet();
      style.replaceSync(covered.rules.join(''));
      document.adoptedStyleSheets = [style];
    }
  } catch (closed) {}
})(document.documentElement);
window.__zod_globalConfig = { jitless: true };
${keepEarlyPresses}`;
