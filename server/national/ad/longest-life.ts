/** NAV lets no ad live longer. One without a readable end ends then. */
export const LONGEST_LIFE_DAYS = 183;
