import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { domains } from '../contract/domains.ts';

// The ways in and out of each part (docs/architecture.md), held with a sentence that says what to do instead.
const ground = {
  contract: [
    'endpoint.ts',
    'endpoints.ts',
    'errors.ts',
    'failure-texts.ts',
    'first-of-each-field.ts',
    'values.ts',
    'several.ts',
    'is-uuid.ts',
    'oslo-day.ts',
    'dates-in-words.ts',
    'words-in-a-row.ts',
    'numbers-in-words.ts',
    'cut-whole.ts',
    'policy.ts',
    'browser-policy.ts',
    'api.ts',
    'call.ts',
    'domains.ts',
    'health.ts',
    'written-text.ts',
    'escape-markup.ts',
    'links-in-text.ts',
    'web-address.ts',
    'draft-writer.ts',
    'words-found.ts',
  ],
  server: [
    'main.ts',
    'start.ts',
    'start-application.ts',
    'announce.ts',
    'app.ts',
    'jobs.ts',
    'config.ts',
    'renderer.ts',
    'development.ts',
    'platform',
  ],
  web: [
    'routes.ts',
    'root.tsx',
    'entry.server.tsx',
    'entry.client.tsx',
    'pages',
    'ui',
    'platform',
    'theme',
    'public',
    'build',
  ],
};
/** Where a domain of the server calls one that builds on it: what must happen, or be read, in the same transaction or query. */
const upwards = [
  // A confirmed address gets what was offered to it.
  'accounts → businesses',
  // A user's answer has the lists with it, and a new password ends the address of the calendar.
  'accounts → followed',
  // What a business has is counted where it is read, and its ads are handed over with it.
  'businesses → positions',
  // Ads go with their applications.
  'positions → applications',
];
const banned = /^(utils?|helpers?|misc|common|shared|lib|services)$/;
const rankOf = (name: string) => (domains as readonly string[]).indexOf(name);
const isDomain = (name: string) => (domains as readonly string[]).includes(name);
const complaints: string[] = [];

const files = globSync('{contract,server,web,demo,bench,tests,scripts}/**/*.{ts,tsx}', {
  exclude: (path) => path.startsWith('web/build') || path.includes('node_modules'),
}).map(normalize);

for (const file of files) {
  checkNames(file);
  for (const imported of importsOf(file)) checkImport(file, imported);
}
for (const complaint of complaints) console.error(complaint);
console.log(complaints.length === 0 ? `${files.length} files keep the boundaries.` : `${complaints.length} to mend.`);
process.exitCode = complaints.length === 0 ? 0 : 1;

function importsOf(file: string) {
  const sources = readFileSync(file, 'utf8').matchAll(/(?:from|import|import\()\s*'(\.[^']+)'/g);
  return [...sources].map(([, source = '']) => normalize(join(dirname(file), source)));
}

function checkNames(file: string) {
  const parts = file.split('/');
  const names = parts.map((part) => part.replace(/\..*$/, ''));
  if (names.some((name) => banned.test(name))) {
    complaints.push(`${file}: give it the name of what it does; utils, helpers, common and the like say nothing.`);
  }
  const [tree = '', top = ''] = parts;
  if (!(tree in ground) || ground[tree as keyof typeof ground].includes(top.replace('.test.', '.'))) return;
  const name = tree === 'contract' ? top.replace(/(\.test)?\.ts$/, '') : top;
  if (!isDomain(name)) complaints.push(`${file}: "${name}" is no domain (contract/domains.ts) and no part of ${tree}.`);
}

function checkImport(file: string, imported: string) {
  const [tree, top = ''] = file.split('/');
  const [intoTree, into = '', ...rest] = imported.split('/');
  const complain = (sentence: string) => complaints.push(`${file} imports ${imported}: ${sentence}`);
  const isTest = file.includes('.test.');

  if (tree === 'contract' && intoTree !== 'contract') complain('contract imports only contract.');
  if (tree === 'web' && intoTree !== 'web' && intoTree !== 'contract')
    complain('web reaches the server through the API only.');
  if (
    tree === 'web' &&
    isDomain(top) &&
    intoTree === 'web' &&
    into !== top &&
    !['ui', 'platform', 'theme'].includes(into)
  ) {
    complain('a web domain imports itself, ui, platform and contract; what combines domains stands in web/pages.');
  }
  if (
    tree === 'web' &&
    ['ui', 'platform'].includes(top) &&
    intoTree === 'web' &&
    !['ui', 'platform', 'theme'].includes(into)
  ) {
    complain(`web/${top} knows no domain.`);
  }
  if (tree !== 'server' || intoTree !== 'server' || isTest) return;
  if (top === 'platform' && into !== 'platform' && into !== 'config.ts') complain('the platform knows no domain.');
  if (isDomain(top) && isDomain(into) && into !== top && rest.join('/') !== 'index.ts') {
    complain(`another domain is entered through its index.ts; export there what you need.`);
  }
  if (isDomain(top) && isDomain(into) && rankOf(top) < rankOf(into) && !upwards.includes(`${top} → ${into}`)) {
    complain(`${into} builds on ${top} (contract/domains.ts): move it there, or have it passed in or enqueued.`);
  }
}
