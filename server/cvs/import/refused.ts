import { failureAt } from '../../platform/http/field-errors.ts';

export const refused = (msg: string) => failureAt('invalid', 'file', msg);
