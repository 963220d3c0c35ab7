/** The id that no row has. In the order of ids it stands before all others. */
export const NO_ID = '00000000-0000-0000-0000-000000000000';
