import { z } from 'zod';

/**
 * Of which open form what is sent comes, and when the draft was kept that it was opened with or takes the place of. A draft
 * that another one has written since stays as it is. Without `writer`, what is sent counts.
 */
export const draftWriter = {
  writer: z.string().min(1, 'Ugyldig id').max(64, 'Ugyldig id').optional(),
  openedDraft: z.iso.datetime({ error: 'Ugyldig tidspunkt' }).optional(),
};

/** As an open form says it. */
export interface DraftWriter {
  writer: string;
  openedDraft?: string;
}
