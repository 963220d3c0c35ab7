// Jobbfjord: puts the open positions of a business in place of <div data-jobbfjord="ID">, as tall as they are.
// It reads nothing of the page around it, stores nothing, and talks to nobody but the frame it put there.
(() => {
  const { origin } = new URL(document.currentScript.src);
  const choices = ['antall', 'tema'];
  const frames = [];

  const put = (place) => {
    const query = new URLSearchParams({ hoyde: 'tilpass' });
    for (const name of choices) if (place.dataset[name]) query.set(name, place.dataset[name]);
    const frame = document.createElement('iframe');
    frame.src = `${origin}/innfelt/${encodeURIComponent(place.dataset.jobbfjord)}?${query}`;
    frame.title = place.textContent.trim() || 'Ledige stillinger';
    frame.width = '100%';
    frame.height = '480';
    frame.style.border = '0';
    // Where to answer, the frame learns from who asks.
    frame.addEventListener('load', () => frame.contentWindow.postMessage('jobbfjord', origin));
    frames.push(frame);
    place.replaceWith(frame);
  };

  addEventListener('message', ({ origin: sender, source, data }) => {
    if (sender !== origin || !Number.isFinite(data?.jobbfjord)) return;
    const frame = frames.find(({ contentWindow }) => contentWindow === source);
    if (frame) frame.height = `${Math.min(Math.max(Math.ceil(data.jobbfjord), 0), 20000)}`;
  });

  const putAll = () => document.querySelectorAll('div[data-jobbfjord]:not([data-jobbfjord=""])').forEach(put);
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', putAll);
  else putAll();
})();
