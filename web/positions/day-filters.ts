export const dueDays: Record<string, string> = {
  3: 'Innen 3 dager',
  7: 'Innen en uke',
  14: 'Innen to uker',
  30: 'Innen en måned',
};

export const publishedDays: Record<string, string> = {
  0: 'I dag',
  3: 'Siste 3 dager',
  7: 'Siste uke',
  30: 'Siste måned',
};
