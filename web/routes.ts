import { index, type RouteConfig, route } from '@react-router/dev/routes';

// Every address there is, in the order of the specification's route table.
export default [
  index('pages/home.tsx'),
  route('hjelp', 'pages/help.tsx'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
