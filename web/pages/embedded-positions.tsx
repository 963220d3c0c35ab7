import { renderToStaticMarkup } from 'react-dom/server';
import { redirect } from 'react-router';
import type { Api } from '../../contract/api.ts';
import { CallError } from '../../contract/call.ts';
import { isUuid } from '../../contract/is-uuid.ts';
import { type EmbeddingChoices, embeddedPath, readChoices } from '../businesses/embedding/choices.ts';
import { dayInOslo } from '../platform/format.ts';
import { apiContext, publicUrlContext } from '../platform/request-context.ts';
import { shownPosition } from '../positions/shown-position.ts';
import type { Route } from './+types/embedded-positions';
import { EmbeddedList, EmbeddedNothing, type Listed } from './embedded-positions/embedded-list.tsx';
import { EmbeddedPage } from './embedded-positions/embedded-page.tsx';

/**
 * The open positions of a business, made for a frame on its own website: no document of ours around it, no script unless the
 * website asks for the height. The address of what is asked for in another way leads to the one that is kept.
 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const choices = readChoices(url.searchParams);
  const business = params.business.toLowerCase();
  const isKnownForm = /^[0-9]{9}$/.test(business) || isUuid(business);
  const headers = framable(choices.isFitted);
  const path = embeddedPath(business, choices);
  if (isKnownForm && url.pathname + url.search !== path) return redirect(path, { headers });

  const publicUrl = context.get(publicUrlContext);
  const { status, listed } = isKnownForm
    ? await listPositions(context.get(apiContext), business, choices)
    : { status: 404, listed: null };
  const html = renderToStaticMarkup(
    <EmbeddedPage
      title={listed ? `Ledige stillinger hos ${listed.business.name}` : 'Ledige stillinger'}
      canonical={listed ? `${publicUrl}/bedrift/${listed.business.organizationNumber}` : undefined}
      choices={choices}
    >
      {listed ? <EmbeddedList {...listed} /> : <EmbeddedNothing isForNow={status !== 404} />}
    </EmbeddedPage>,
  );
  return new Response(`<!DOCTYPE html>${html}`, {
    status,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
  });
}

/** The one kind of page that others may frame. There is nothing in it to be tricked into: it knows nobody and has links only. */
const framable = (hasScript: boolean) => ({
  'content-security-policy': [
    "default-src 'none'",
    ...(hasScript ? ["script-src 'self'"] : []),
    "style-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; '),
  'cross-origin-resource-policy': 'cross-origin',
});

async function listPositions(
  api: Api,
  organizationNumber: string,
  { antall }: EmbeddingChoices,
): Promise<{ status: number; listed: Listed | null }> {
  try {
    const { business } = await api('GET /business/:organizationNumber', { params: { organizationNumber } });
    const query = { businessId: business.id, limit: antall };
    const { positions, pagination } = await api('GET /positions', { query });
    return {
      status: 200,
      listed: {
        business,
        positions: positions.map((position) => shownPosition(position, dayInOslo(new Date()))),
        total: pagination.totalPositions,
      },
    };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { status: error.status || 503, listed: null };
  }
}
