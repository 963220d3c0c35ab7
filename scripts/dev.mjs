import { endOf, handOnSignals, install, node, say, start, withChannel } from './prepare.mjs';
import { watchFolders } from './watch-folders.mjs';

await install();
// The same condition as Vite's, or the server and the pages would each get a React Router of their own.
const program = ['--conditions=development', 'server/main.ts', '--dev'];
const changes = watchFolders(['server', 'contract', 'demo', 'database']);
let isStopping = false;
let server;
const stop = (signal) => {
  isStopping = true;
  changes.close();
  if (signal) server.kill(signal);
};
handOnSignals(stop, () => stop());

while (!isStopping) {
  server = start(node, program, { NODE_ENV: 'development' }, withChannel);
  const end = endOf(server);
  const change = changes.next();
  process.exitCode = await Promise.race([end, change.then(() => undefined)]);
  if (isStopping) break;
  if (process.exitCode !== undefined)
    say('The server has ended. It starts again when a file changes; Ctrl-C ends this.');
  const file = await change;
  if (!file) break;
  say(`${file} has changed, the server starts again …`);
  server.kill('SIGTERM');
  await end;
}
