import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Unit } from './unit.ts';

export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  find: (number: string) => Unit | undefined;
  isRemoved: (number: string) => boolean;
}

type Collection = 'enheter' | 'underenheter';

export function answer(exchange: Exchange) {
  const { request, response, url } = exchange;
  const [, collection, number] =
    /^\/enhetsregisteret\/api\/(enheter|underenheter)(?:\/([^/]+))?$/.exec(url.pathname) ?? [];
  if (collection !== 'enheter' && collection !== 'underenheter') return send(response, 404);
  const kind = collection === 'enheter' ? 'enhet' : 'underenhet';
  if (!accepts(request.headers.accept, kind)) return send(response, 406);
  const type = request.headers.accept?.includes('vnd.brreg')
    ? `application/vnd.brreg.enhetsregisteret.${kind}.v2+json;charset=UTF-8`
    : 'application/json;charset=UTF-8';
  if (number === undefined) return send(response, 200, batch(exchange, collection), type);
  answerOne(exchange, collection, number, type);
}

function answerOne({ response, url, find, isRemoved }: Exchange, collection: Collection, number: string, type: string) {
  if (!/^\d{9}$/.test(number)) return send(response, 400, malformed(url.pathname, number), 'application/json');
  if (isRemoved(number)) {
    return send(
      response,
      410,
      { organisasjonsnummer: number, slettedato: '2025-05-24', ...links(collection, number) },
      type,
    );
  }
  const unit = find(number);
  // A main unit's number among the sub-units is as unknown as one that does not exist, and the other way round.
  if (!unit || collectionOf(unit) !== collection) return send(response, 404);
  send(response, 200, { ...unit, ...links(collection, number, unit.overordnetEnhet) }, type);
}

/** `?organisasjonsnummer=1,2,3`: deleted and removed units are not among the hits, and without hits there is no `_embedded`. */
function batch({ url, find, isRemoved }: Exchange, collection: Collection) {
  const numbers = (url.searchParams.get('organisasjonsnummer') ?? '').split(',').filter(Boolean);
  const size = Number(url.searchParams.get('size') ?? 20);
  const hits = numbers
    .filter((number) => !isRemoved(number))
    .map(find)
    .filter((unit) => unit !== undefined)
    .filter((unit) => collectionOf(unit) === collection && !unit.slettedato);
  const shown = hits.slice(0, size);
  return {
    ...(shown.length > 0 && { _embedded: { [collection]: shown } }),
    page: { size, totalElements: hits.length, totalPages: Math.ceil(hits.length / size), number: 0 },
  };
}

const collectionOf = (unit: Unit): Collection =>
  ['BEDR', 'AAFY'].includes(unit.organisasjonsform.kode) ? 'underenheter' : 'enheter';

/** Version 1 is gone, so whoever still asks for it gets 406. */
function accepts(accept: string | undefined, kind: 'enhet' | 'underenhet') {
  if (!accept) return true;
  const wanted = accept.split(',').map((part) => part.split(';')[0]?.trim().toLowerCase());
  const served = ['*/*', 'application/*', 'application/json', `application/vnd.brreg.enhetsregisteret.${kind}.v2+json`];
  return wanted.some((type) => type !== undefined && served.includes(type));
}

function malformed(path: string, value: string) {
  return {
    tidsstempel: Date.now(),
    status: 400,
    feilmelding: 'Feilaktig forespørsel',
    sti: path,
    antallFeil: 1,
    valideringsfeil: [
      {
        feilmelding: 'Organisasjonsnummer må være 9 siffer',
        parametere: ['organisasjonsnummer'],
        feilaktigVerdi: value,
      },
    ],
  };
}

function links(collection: Collection, number: string, parent?: string) {
  const root = 'https://data.brreg.no/enhetsregisteret/api';
  return {
    _links: {
      self: { href: `${root}/${collection}/${number}` },
      ...(parent && { overordnetEnhet: { href: `${root}/enheter/${parent}` } }),
    },
  };
}

function send(response: ServerResponse, status: number, body?: object, type?: string) {
  response.setHeader('Cache-Control', 'no-store');
  if (body === undefined || type === undefined) return void response.writeHead(status).end();
  response.writeHead(status, { 'Content-Type': type }).end(JSON.stringify(body));
}
