import type { Tx } from '../platform/database/database.ts';

/** Before an application form is deleted: what used it, needs another one before people can apply again. */
export const releaseForm = (tx: Tx, formId: string) =>
  tx.updateTable('positions').set({ applicationFormId: null }).where('applicationFormId', '=', formId).execute();
