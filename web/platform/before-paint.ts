/**
 * Runs before anything is drawn, so that the page has its colours and its log-in place from the first moment. It reads only
 * what `remember` stored with the visitor's consent, and the log-in. And before zod, which would else try `eval`: our policy
 * forbids it, and Firefox reports that as an error.
 */
export const beforePaint = `(function (page) {
  try {
    if (localStorage.getItem('authToken')) page.dataset.account = 'in';
    var kept = JSON.parse(localStorage.getItem('user_preferences'));
    if (kept && kept.expiresAt > Date.now() && kept.value.colorScheme) page.dataset.colorScheme = kept.value.colorScheme;
  } catch (closed) {}
})(document.documentElement);
window.__zod_globalConfig = { jitless: true };`;
