import { iconPaths } from './icon-paths.ts';

const symbols = Object.entries(iconPaths).map(
  ([name, path]) => `<symbol id="${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>\n`,
);

/** All icons in one picture, which pages point into. Written to icons.svg by `npm run icons`. */
export const iconSprite = `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">\n${symbols.join('')}</svg>\n`;
