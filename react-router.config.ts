import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: 'web/build',
  ssr: true,
  // The route table is small; shipping it whole saves a request before the first link can be followed.
  routeDiscovery: { mode: 'initial' },
  // No page loads or sends by itself in the browser: there is nothing to split off, and each piece would be a file without content.
  splitRouteModules: false,
} satisfies Config;
