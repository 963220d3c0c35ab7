/** Stands where an ad names no place. */
export const NO_PLACE = 'Ikke oppgitt';
