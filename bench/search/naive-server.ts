import fastify from 'fastify';
import pg from 'pg';

// What one would write first: a GIN index over the stock dictionary, ts_rank, and a statement each for page, count and facets.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 8 });
const app = fastify();
const FACETS = ['municipality', 'position_type', 'experience', 'engagement', 'remote'];
const matching = "from naive_positions p, websearch_to_tsquery('norwegian', $1) q where ($1 = '' or p.words @@ q)";

app.get<{ Querystring: { search?: string } }>('/api/positions', async ({ query: { search = '' } }) => {
  const page = `select p.id, p.title, left(p.description, 300) as description, p.position_type, p.location, p.created_at, p.business_name
    ${matching} order by p.featured desc, ts_rank(p.words, q) desc, p.created_at desc limit 12`;
  const [positions, total, ...facets] = await Promise.all([
    pool.query(page, [search]),
    pool.query(`select count(*)::int as total ${matching}`, [search]),
    ...FACETS.map((facet) => pool.query(`select p.${facet} as value, count(*)::int ${matching} group by 1`, [search])),
  ]);
  return {
    positions: positions.rows,
    pagination: total.rows[0],
    facets: Object.fromEntries(FACETS.map((facet, at) => [facet, facets[at]?.rows])),
  };
});
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.send?.('listening');
