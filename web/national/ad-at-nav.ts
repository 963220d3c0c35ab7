/** The ad where it comes from, also when we cannot read it. */
export const adAtNav = (uuid: string) => `https://arbeidsplassen.nav.no/stillinger/stilling/${uuid}`;
