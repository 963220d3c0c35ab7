import { createHash } from 'node:crypto';

interface Compared {
  title: string | null;
  description: string;
  businessName: string | null;
  municipalities: string[];
}

/**
 * The same for an ad that was posted again, whatever its markup, case and spaces. The text is part of it: a municipality
 * looks for ten nurses in ten places with one title.
 */
export function fingerprintOf({ title, description, businessName, municipalities }: Compared): string {
  const compared = [title, businessName, municipalities.toSorted().join(' '), description].map((part) =>
    lettersOf(part ?? ''),
  );
  return createHash('sha256').update(compared.join('\n')).digest('base64url').slice(0, 22);
}

/** A title as two senders of the same ad may both have written it. */
const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
