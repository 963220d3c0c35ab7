import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: 'web/build',
  ssr: true,
  // The route table is small; shipping it whole saves a request before the first link can be followed.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
