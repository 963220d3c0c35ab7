import { index, type RouteConfig, route } from '@react-router/dev/routes';

// Every address there is, in the order of the specification's route table.
export default [
  index('pages/home.tsx'),
  route('stillinger', 'pages/positions.tsx'),
  route('profil', 'pages/profile.tsx'),
  route('for-bedrifter', 'pages/for-businesses.tsx'),
  route('hjelp', 'pages/help.tsx'),
  route('personvern', 'pages/privacy.tsx'),
  route('vilkaar', 'pages/terms.tsx'),
  route('cookies', 'pages/cookies.tsx'),
  route('karriere', 'pages/career.tsx'),
  route('cv-tips', 'pages/cv-tips.tsx'),
  route('cv-bygger-info', 'pages/cv-builder-info.tsx'),
  route('reset-password', 'pages/reset-password.tsx'),
  // Beside that table: pages the footer leads to, an old address, and what search engines read.
  route('priser', 'pages/prices.tsx'),
  route('ressurser', 'pages/resources.tsx'),
  route('kontakt', 'pages/contact.tsx'),
  route('om', 'pages/about.tsx'),
  route('tilgjengelighet', 'pages/accessibility.tsx'),
  route('bekreft-epost', 'pages/confirm-email.tsx'),
  route('cv-builder', 'pages/cv-builder.ts'),
  route('robots.txt', 'pages/robots.ts'),
  route('sitemap.xml', 'pages/sitemap/index.ts'),
  route('sitemap-sider.xml', 'pages/sitemap/pages.ts'),
  route('sitemap-stillinger.xml', 'pages/sitemap/positions.ts'),
  route('sitemap-bedrifter.xml', 'pages/sitemap/businesses.ts'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
