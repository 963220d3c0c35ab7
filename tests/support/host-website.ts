import { listen } from '../../demo/listen.ts';

/** Somebody else's website: a page on an origin, and a site, that is not ours. */
export async function openWebsite(content: string) {
  const { origin, close } = await listen((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="nb"><title>Fyrvesenet</title><link rel="icon" href="data:,">
<h1>Fyrvesenet</h1>${content}</html>`);
  });
  return { url: `${origin}/`, close };
}
