import { cautionParts } from './caution-parts.ts';

/** What an employer wrote to an applicant, as parts of the mail that brings it, with what to be careful with in it. */
export const fromEmployer = (businessName: string, message: string | null | undefined) =>
  message ? [{ heading: `Melding fra ${businessName}`, text: message }, ...cautionParts(message)] : [];
