import { fileURLToPath } from 'node:url';

const file = (name: string) => fileURLToPath(new URL(`../../server/cvs/fonts/${name}.ttf`, import.meta.url));

/** Those of the template: everybody embeds the same. */
export const fonts = { regular: file('Geologica_400Regular'), bold: file('Geologica_600SemiBold') };
