// In the frame: tells the page around it, once that has asked, how tall the list is. See innfelt.js.
(() => {
  let following;
  addEventListener('message', ({ origin, source, data }) => {
    if (source !== parent || source === window || data !== 'jobbfjord' || origin === 'null') return;
    following?.disconnect();
    following = new ResizeObserver(() =>
      parent.postMessage({ jobbfjord: document.documentElement.getBoundingClientRect().height }, origin),
    );
    following.observe(document.documentElement);
  });
})();
