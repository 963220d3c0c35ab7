/** As employers read them. */
export const statusNames: Record<string, string> = {
  pending: 'Venter',
  approved: 'Godkjent',
  denied: 'Avslått',
  contacted: 'Kontaktet',
};
