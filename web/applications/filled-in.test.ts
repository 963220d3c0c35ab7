import { expect, test } from 'vitest';
import type { Question } from '../../contract/application-form-fields.ts';
import { asSent } from './filled-in.ts';

const question = (fields: Partial<Question>): Question => ({
  id: 'q',
  type: 'short_answer',
  question: 'Hva?',
  required: false,
  placeholder: '',
  options: ['Dag', 'Natt'],
  maxLength: 500,
  allowedFileTypes: ['pdf'],
  maxFileSize: 10,
  ...fields,
});
const applicantInfo = { firstName: 'Åse', lastName: 'Treg', email: 'ase@example.no', phone: '' };

test.each([
  ['short_answer', 'Ola', 'Ola'],
  ['short_answer', ['Dag', 'Natt'], undefined],
  ['select_single', 'Dag', 'Dag'],
  ['select_single', 'Kveld', undefined],
  ['select_multiple', ['Kveld', 'Natt'], ['Natt']],
  ['select_multiple', 'Dag', ['Dag']],
  ['select_multiple', ['Kveld'], undefined],
  ['yes_no', 'nei', 'nei'],
  ['yes_no', 'Kanskje', undefined],
] as const)('of an answer to what became %s, %j, only what is seen is sent', (type, answer, sent) => {
  const answers = { q: typeof answer === 'string' ? answer : [...answer], gone: 'x' };
  const { responses } = asSent(
    [question({ type })],
    { applicantInfo, answers, asked: {}, keepsLonger: false, listEntry: null },
    {},
  );
  expect(responses.map(({ response }) => response)).toEqual(sent === undefined ? [] : [sent]);
});
