/** Asked of every applicant, whatever the form. */
export const personFields = [
  { name: 'firstName', label: 'Fornavn', autoComplete: 'given-name', type: 'text', optional: false },
  { name: 'lastName', label: 'Etternavn', autoComplete: 'family-name', type: 'text', optional: false },
  { name: 'email', label: 'E-post', autoComplete: 'email', type: 'email', optional: false },
  { name: 'phone', label: 'Telefon', autoComplete: 'tel', type: 'tel', optional: true },
] as const;
