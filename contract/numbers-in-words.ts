/** 12345 becomes "12 345", with a narrow space that does not break. */
export const formatNumber = (value: number): string =>
  `${Math.round(value)}`.replace(/\B(?=(\d{3})+(?!\d))/g, '\u202f');
