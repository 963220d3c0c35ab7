import { createHash } from 'node:crypto';

/** A page's text as React made it, and the nonce that the renderer gave to its own scripts. */
export interface Rendered {
  html: string;
  nonce: string;
}

/**
 * A page is sent to many visitors, so its scripts are allowed by their hashes. Only those that carry the nonce of this
 * rendering count: a script that got into the page by way of its data has no hash in the policy and does not run.
 */
export function takeNonces({ html, nonce }: Rendered) {
  const parts = html.split(` nonce="${nonce}"`);
  const hashes = parts.slice(1).flatMap((after, index) => {
    const script = inlineScript(parts[index] ?? '', after);
    return script === undefined ? [] : [createHash('sha256').update(script).digest('base64')];
  });
  return { html: parts.join(''), scriptHashes: [...new Set(hashes)] };
}

/** What stands in the tag around a nonce, if it is a script of the page's own. */
function inlineScript(before: string, after: string) {
  const tag = before.slice(before.lastIndexOf('<')) + after.slice(0, after.indexOf('>'));
  if (!tag.startsWith('<script') || /\ssrc=/.test(tag)) return undefined;
  return after.slice(after.indexOf('>') + 1, after.indexOf('</script>'));
}
