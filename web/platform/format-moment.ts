const momentFormat = new Intl.DateTimeFormat('nb-NO', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Oslo',
});

/** "20. november 2026 kl. 14:05". */
export const formatMoment = (moment: string) => momentFormat.format(new Date(moment));
