import { Failure } from '../../../contract/errors.ts';

export const refused = (msg: string) => new Failure('invalid', msg, { errors: [{ path: 'file', msg }] });
