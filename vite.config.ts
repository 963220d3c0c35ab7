import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

/** Designsystemet's package does not say that its modules have no side effects; without that all of it is shipped. */
const designSystemWithoutSideEffects: Plugin = {
  name: 'designsystemet-without-side-effects',
  transform: (_code, id) =>
    /@digdir\/designsystemet-(react|web)\/.*\.js$/.test(id) ? { moduleSideEffects: false } : undefined,
};

export default defineConfig({
  publicDir: 'web/public',
  plugins: [reactRouter(), designSystemWithoutSideEffects],
  build: { target: 'es2022', assetsInlineLimit: 0, cssMinify: 'lightningcss' },
  appType: 'custom',
});
