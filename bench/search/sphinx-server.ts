import fastify from 'fastify';
import { connectSphinx } from './sphinxql.ts';

// Sphinx behind the same HTTP server: page, total and facets by one multi-query, which it answers in one pass.
const CONNECTIONS = 8;
const FACETS = ['position_type', 'municipality', 'engagement', 'experience', 'remote'];
const free = await Promise.all(
  Array.from({ length: CONNECTIONS }, () => connectSphinx(Number(process.env.SPHINX_PORT))),
);
const waiting: ((connection: Connection) => void)[] = [];
type Connection = Awaited<ReturnType<typeof connectSphinx>>;

async function query(sql: string) {
  const connection = free.pop() ?? (await new Promise<Connection>((resolve) => waiting.push(resolve)));
  try {
    return await connection.query(sql);
  } finally {
    const next = waiting.shift();
    if (next) next(connection);
    else free.push(connection);
  }
}

const app = fastify();
app.get<{ Querystring: { search?: string } }>('/api/positions', async ({ query: { search = '' } }) => {
  const words = search.replace(/[^\p{L}\p{N} ]/gu, ' ');
  const facets = FACETS.map((name) => `facet ${name} order by count(*) desc limit 400`).join(' ');
  const [positions = [], ...counts] = await query(
    `select uuid, title, excerpt, business_name, location, created_at, weight() as w from positions where match('${words}')
    order by featured desc, w desc, created_at desc limit 12
    option ranker=wordcount, field_weights=(title=11, business_name=8, body=6, location=4) ${facets}`,
  );
  return {
    positions: positions.map(([id, title, description, businessName, location, createdAt]) => ({
      ...{ id, title, description, businessName, location, createdAt },
    })),
    // Every position has a type, so their counts are the exact total.
    pagination: { totalPositions: (counts[0] ?? []).reduce((sum, [, count]) => sum + Number(count), 0) },
    facets: Object.fromEntries(FACETS.map((name, at) => [name, Object.fromEntries(counts[at] ?? [])])),
  };
});
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.send?.('listening');
