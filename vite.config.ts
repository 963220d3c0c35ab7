import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

/** Which of the design system's elements and behaviours each of its components needs in the browser. */
const partsOf: Record<string, string[]> = {
  breadcrumbs: ['ds-breadcrumbs'],
  card: ['clickdelegatefor'],
  details: ['details'],
  dialog: ['dialog', 'invokers'],
  'error-summary': ['ds-error-summary'],
  field: ['ds-field'],
  fieldset: ['fieldset'],
  pagination: ['ds-pagination'],
  popover: ['popover', 'invokers'],
  search: ['ds-suggestion'],
  suggestion: ['ds-suggestion'],
  tabs: ['ds-tabs'],
  'toggle-group': ['focusgroup', 'toggle-group'],
  tooltip: ['tooltip'],
};

/**
 * Designsystemet's package does not say that its modules have no side effects, and its components ask for all of its
 * elements at once: each page would carry everything. Here a component brings what it needs itself, and nothing else.
 */
const designSystemInParts: Plugin = {
  name: 'designsystemet-in-parts',
  transform(code, id) {
    if (/@digdir\/designsystemet-web\/dist\/esm\/index\.js$/.test(id)) return { moduleSideEffects: false };
    const [, file = ''] = /@digdir\/designsystemet-react\/dist\/esm\/(.*)\.js$/.exec(id) ?? [];
    if (!file) return;
    const [, folder = '', name] = file.split('/');
    const parts = name === folder || folder === 'suggestion' ? (partsOf[folder] ?? []) : [];
    const imports = parts.map((part) => `import "@digdir/designsystemet-web/${part}";`).join('');
    return {
      code: imports + code.replace('import "@digdir/designsystemet-web";', ''),
      map: null,
      // A module with parts has the effect of bringing them; it counts only where the component itself is used.
      moduleSideEffects: false,
    };
  },
};

/**
 * Where the script of a page cannot be fetched, as after an upgrade, the router has the browser load the page anew that one
 * is leaving. So one goes there first, and that page is loaded. Without a connection it would be the browser's own error
 * page: it fails like others, and is loaded once it is asked for with a connection.
 */
const loadWhatWasAskedFor: Plugin = {
  name: 'load-what-was-asked-for',
  transform(code, id) {
    if (!/react-router\/dist\/.*\/ssr\/routeModules\.js$/.test(id)) return;
    const reload = 'window.location.reload();';
    if (!code.includes(reload)) throw new Error('The router loads pages anew in another way now');
    const stand = `{ default() { if (!navigator.onLine) throw error; ${reload} } }`;
    return { code: code.replace(reload, `return ${stand};`), map: null };
  },
};

const pdfjs = join(import.meta.dirname, 'node_modules/pdfjs-dist');
const { version } = JSON.parse(readFileSync(join(pdfjs, 'package.json'), 'utf8'));
const placeOfParts = `assets/pdfjs-${version}/`;

/**
 * What pdf.js asks for by name while it draws a file: fonts and tables of letters that the file refers to and does not bring, and
 * decoders of pictures. They come from here as they are, kept for ever under the number of the version.
 */
const partsOfPdfjs: Plugin = {
  name: 'parts-of-pdfjs',
  config: (_, { command }) => ({
    define: { __PDFJS_PARTS__: JSON.stringify(command === 'build' ? `/${placeOfParts}` : '/node_modules/pdfjs-dist/') },
  }),
  generateBundle() {
    if (this.environment.name !== 'client') return;
    for (const file of globSync('{cmaps,iccs,standard_fonts,wasm}/*', { cwd: pdfjs })) {
      // What runs the scripts of a file is left out.
      if (file.includes('quickjs')) continue;
      this.emitFile({ type: 'asset', fileName: placeOfParts + file, source: readFileSync(join(pdfjs, file)) });
    }
  },
};

/** With how a page knows that somebody is logged in: such pages are full of forms. */
const ofForms =
  /designsystemet-web|@u-elements|designsystemet-react\/.*\/(tabs|field|select|switch|radio)\/|\/ui\/(use-form|use-refused-|say\.|start-over|use-said|email-input|meant-address|labelled-|counted-|limited-|full-field|check-|choose-page|chosen-|confirm-|unsaved-|use-(chosen|in-sight|sent-|wrong-))|\/platform\/use-reading|\/accounts\/(known|only)-|\/pages\/staff\//;

/** What no list needs before it is known that somebody is logged in. */
const ofAccounts = /\/followed\/(hidden|use-hiding)|\/use-after-log-in/;

/** What several pages show that lists do not. */
const ofDetails = /\/ui\/(written-text|manage-links)|\/businesses\/manage-business-links|\/positions\/position-texts/;

/** What most pages have, except lists. */
const ofPages =
  /\/ui\/(address-text|answer|article|back-link|banner|date-input|fact-list|flash|in-new-tab|kept-room|loading|said|save-problem|taken-away|text-with-links|use-focus-kept|use-overwrite|wide-content)|\/platform\/(kept-in-tab|new-key|use-attempt-key|use-autosave)|\/businesses\/business-missing/;

/**
 * What nearly every page needs travels as few files: thirty small ones compress worse and each has its own headers. A group takes
 * along what its modules import; of groups with the same priority, the first takes it.
 */
const chunks = {
  groups: [
    {
      name: 'react',
      test: /node_modules\/(react|react-dom|scheduler|react-router)\/|vite\/preload-helper/,
      priority: 3,
    },
    {
      name: 'lists',
      test: /\/web\/(platform\/(consent|own-value|list-address|use-list-|before-paint)|positions\/(position-(card|filters|search)|saved-search|search-box)|national\/national-card|ui\/(card-grid|chips|choice-|company-|empty-|filter-|list-|load-failed|no-hits|notice|pager|place-|result-|retry-page|search-|select-|sort-field|use-focus-back))|\/contract\/(positions\/position-words|browser-policy)/,
      minShareCount: 2,
      priority: 2,
    },
    // Not what forms check with, and not what only forms and panels consist of: lists need none of it.
    {
      name: 'frame',
      test: (id: string) =>
        /\/(web|@digdir)\//.test(id) &&
        !ofForms.test(id) &&
        !ofAccounts.test(id) &&
        !ofPages.test(id) &&
        !ofDetails.test(id),
      minShareCount: 5,
      priority: 1,
    },
    { name: 'pages', test: ofPages, minShareCount: 2, priority: 0 },
    {
      name: 'forms',
      test: (id: string) => ofForms.test(id) && !id.includes('/ui/use-form'),
      minShareCount: 5,
      priority: 0,
    },
    // Each new file costs every page some bytes, in the list of all files that it is given.
    {
      name: 'panels',
      test: /\/ui\/(icon-button|saved-switch|use-tab-in-sight)|\/use-typed|\/platform\/use-visible/,
      minShareCount: 2,
      priority: 0,
    },
    { name: 'choices', test: /designsystemet-react\/.*\/(radio|checkbox)\//, minShareCount: 2, priority: 0 },
    { name: 'advice', test: /words-found|hint-list|ui\/cautions|message-cautions/, minShareCount: 2, priority: 2 },
    {
      name: 'details',
      test: /\/(is-uuid|late-title|mail-link|list-behind|save-file|manage-links|manage-business-links|phone-(link|number)|detail-hero|kept-promises|limit-notice|use-scroll-back|similar-positions|ad-cards|load-similar|(national|position)-(texts|time-left)|ad-changes|change-texts|pay-in-words|work-languages-in-words|written-text|language-of|note-applied|use-noted|report-link|share-button|use-copied|business-notices|hide-controls|hidden|use-hiding|use-after-log-in|oslo-time|hit-reason|words-in-a-row)/,
      minShareCount: 2,
      priority: 0,
    },
    {
      name: 'answers',
      test: /application-words|interview-words|survey-words|question-conditions|contract\/applications\/refusal-reasons/,
      minShareCount: 2,
      priority: 0,
    },
    { name: 'wordings', test: /ui\/saved-wordings|applications\/refusal-/, minShareCount: 2, priority: 0 },
    {
      name: 'interviews',
      test: /interview-(words|facts|calls)|applicant-list-words|message-dialog|form-dialog|applications\/(messages|file-list)/,
      minShareCount: 2,
      priority: 0,
    },
  ],
};

export default defineConfig(({ command }) => ({
  publicDir: 'web/public',
  plugins: [reactRouter(), designSystemInParts, loadWhatWasAskedFor, partsOfPdfjs],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // pdf.js is larger than what is warned of, and fetched only to show a file.
    chunkSizeWarningLimit: 800,
    cssMinify: 'lightningcss',
    rolldownOptions: {
      // Told on a busy machine, in the middle of the first start, and about plugins of others.
      checks: { bundlerTimings: false },
      // Each page is given the list of all files: what several pages share has no name, and no name is longer than it needs.
      output: {
        codeSplitting: chunks,
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
      },
    },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { entryFileNames: 'assets/[name]-[hash:6].js' } } } },
  },
  // What the server reads too stays one module for both. All else is packed: left outside, each start would look for a thousand
  // files of icons, of which the pages use few.
  ...(command === 'build' && { ssr: { noExternal: true, external: ['react', 'react-dom', 'react-router', 'zod'] } }),
  // All that the pages import, found before the first of them is asked for: found later, it reloads them under the reader.
  optimizeDeps: { entries: ['web/entry.client.tsx', 'web/root.tsx', 'web/pages/**/*.tsx'] },
  appType: 'custom',
}));
