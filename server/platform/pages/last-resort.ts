import { errorKinds } from '../../../contract/errors.ts';
import type { Page } from './page-cache.ts';

/** When not even the page about a fault can be made: what is known of it in a few words, without anything that could fail too. */
export function lastResort(status: number, headers: Record<string, string> = {}): Page {
  const kind = Object.values(errorKinds).find((each) => each.status === status) ?? errorKinds.unexpected;
  const body = `<!doctype html>
<html lang="nb">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Feil ${status} – Jobbfjord</title>
</head>
<body>
<main>
<h1>Feil ${status}</h1>
<p>${kind.message}</p>
<p><a href="/">Gå til forsiden</a></p>
</main>
</body>
</html>
`;
  return { status, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' }, body: Buffer.from(body) };
}
