import type { FooterColumn } from '../ui/frame/footer.tsx';
import type { MenuLink } from '../ui/frame/header.tsx';

/** For everyone, in the top bar. */
export const menuLinks: MenuLink[] = [
  { to: '/', label: 'Hjem' },
  { to: '/stillinger', label: 'Stillinger' },
  { to: '/bedrifter', label: 'Bedrifter' },
  { to: '/cv-bygger-info', label: 'CV-Bygger' },
];

/** What is one's own, in the top bar too. */
export const ownLinks = {
  business: { to: '/bedriftsside', label: 'Bedriftsside' },
  profile: { to: '/profil', label: 'Min profil' },
  followed: { to: '/mine-fulgte', label: 'Mine fulgte' },
  staff: { to: '/admin', label: 'Staff Panel' },
};

export const footerColumns: FooterColumn[] = [
  {
    heading: 'Jobbsøkere',
    links: [
      { to: '/stillinger', label: 'Stillinger' },
      { to: '/bedrifter', label: 'Bedrifter' },
      ownLinks.followed,
      { to: '/karriere', label: 'Karriereråd' },
      { to: '/cv-tips', label: 'CV-tips' },
      { to: '/cv-bygger-info', label: 'CV-Bygger' },
    ],
  },
  {
    heading: 'Bedrifter',
    links: [
      { to: '/for-bedrifter', label: 'For bedrifter' },
      { to: '/priser', label: 'Priser' },
      { to: '/ressurser', label: 'Ressurser' },
    ],
  },
  {
    heading: 'Om Jobbfjord',
    links: [
      { to: '/om', label: 'Om oss' },
      { to: '/kontakt', label: 'Kontakt' },
      { to: '/hjelp', label: 'Hjelp' },
      { to: '/personvern', label: 'Personvern' },
      { to: '/vilkaar', label: 'Vilkår' },
      { to: '/cookies', label: 'Informasjonskapsler' },
      { to: '/tilgjengelighet', label: 'Tilgjengelighet' },
    ],
  },
];

/** Where to go from a page that does not exist. */
export const shortcuts = [
  { to: '/stillinger', label: 'Stillinger' },
  { to: '/bedrifter', label: 'Bedrifter' },
  { to: '/cv-builder', label: 'CV-Bygger' },
  { to: '/for-bedrifter', label: 'For bedrifter' },
];
