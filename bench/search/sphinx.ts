import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { connectSphinx } from './sphinxql.ts';

const run = promisify(execFile);

/** Whether Debian's `sphinxsearch`, or another build of Sphinx 2.2 with PostgreSQL, is there to be measured. */
export async function isSphinxInstalled() {
  const isThere = await Promise.all(
    ['searchd', 'indexer'].map((program) =>
      run(program, ['--help']).then(
        () => true,
        // Both explain themselves with an exit code of their own.
        (error) => error.code !== 'ENOENT',
      ),
    ),
  );
  return isThere.every(Boolean);
}

/** Indexes the same ads and serves them on a port of the loopback; everything lies under `folder`. */
export async function startSphinx(databaseUrl: string, folder: string, port: number) {
  const data = join(folder, 'sphinx');
  await mkdir(data);
  const config = join(data, 'sphinx.conf');
  await writeFile(config, configuration(new URL(databaseUrl), data, port));
  const started = performance.now();
  await run('indexer', ['--config', config, '--all'], { maxBuffer: 2 ** 24 });
  console.log(`Sphinx indexed in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  const child = spawn('searchd', ['--config', config, '--nodetach'], { stdio: 'ignore' });
  await untilItListens(port);
  return {
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}

async function untilItListens(port: number) {
  for (let attempt = 1; ; attempt++) {
    const connection = await connectSphinx(port).catch(() => undefined);
    if (connection) return connection.end();
    if (attempt === 300) throw new Error('searchd did not begin to listen.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

// Numbers instead of texts for what is counted, and the texts of a card beside them: the kindest way to use it.
const configuration = (
  { hostname, port: databasePort, username, password, pathname }: URL,
  data: string,
  port: number,
) => `
source positions
{
  type = pgsql
  sql_host = ${hostname}
  sql_port = ${databasePort}
  sql_user = ${username}
  sql_pass = ${decodeURIComponent(password)}
  sql_db = ${pathname.slice(1)}
  sql_query = select row_number() over (order by id) as number, id as uuid, title, description || ' ' || requirements as body, \\
    left(description, 300) as excerpt, business_name, coalesce(location, '') as location, featured::int as featured, \\
    extract(epoch from created_at)::bigint as created_at, dense_rank() over (order by municipality) as municipality, \\
    dense_rank() over (order by position_type) as position_type, dense_rank() over (order by engagement) as engagement, \\
    dense_rank() over (order by experience) as experience, remote::int as remote from naive_positions
  sql_attr_string = uuid
  sql_attr_string = excerpt
  sql_field_string = title
  sql_field_string = business_name
  sql_field_string = location
  sql_attr_uint = featured
  sql_attr_uint = created_at
  sql_attr_uint = municipality
  sql_attr_uint = position_type
  sql_attr_uint = engagement
  sql_attr_uint = experience
  sql_attr_uint = remote
}
index positions
{
  source = positions
  path = ${data}/positions
  morphology = libstemmer_norwegian
  charset_table = 0..9, A..Z->a..z, _, a..z, U+C5->U+E5, U+C6->U+E6, U+D8->U+F8, U+E5, U+E6, U+F8, U+C9->U+E9, U+E9
}
searchd
{
  listen = 127.0.0.1:${port}:mysql41
  workers = threads
  pid_file = ${data}/searchd.pid
  log = ${data}/searchd.log
  binlog_path =
}
`;
