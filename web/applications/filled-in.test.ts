import { expect, test } from 'vitest';
import type { Question } from '../../contract/application-forms/application-form-fields.ts';
import { unfinishedDay } from '../ui/date-input.tsx';
import { type ApplyForm, asKept, asPlainText, asSent, asShown, sendsSame, startOf } from './filled-in.ts';

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
    { applicantInfo, answers, asked: {}, keepsLonger: false, wantsTips: false, listEntry: null },
    {},
  );
  expect(responses.map(({ response }) => response)).toEqual(sent === undefined ? [] : [sent]);
});

test('what is no longer asked is kept, in the draft and in what one takes along, but not sent', () => {
  const questions = [
    question({ id: 'a', type: 'yes_no', question: 'Førerkort?' }),
    question({ id: 'b', question: 'Hvilke klasser?', showWhen: { questionId: 'a', answers: ['ja'] } }),
    question({ id: 'c', question: 'Hvor lenge?', showWhen: { questionId: 'a', answers: ['ja'] } }),
  ];
  const filled = {
    applicantInfo,
    answers: { a: 'nei', b: 'CE' },
    asked: {},
    keepsLonger: false,
    wantsTips: false,
    listEntry: null,
  };
  const kept = asSent(questions, filled, {});
  expect(kept.responses.map(({ questionId }) => questionId)).toEqual(['a', 'b']);
  expect(asShown(questions.slice(0, 1), kept).responses).toMatchObject([{ questionId: 'a', question: 'Førerkort?' }]);
  const form = { position: { title: 'Sjåfør' }, business: { name: 'Fjordbygg' }, applicationForm: { questions } };
  const text = asPlainText(form as ApplyForm, filled, {});
  expect(text).toContain('Førerkort?\nNei\n\nHvilke klasser?\nCE\n');
  expect(text).not.toContain('Hvor lenge?');
});

test('half a day is checked before it is sent, and stands in no draft', () => {
  const questions = [question({ type: 'date', question: 'Når kan du begynne?' }), question({ id: 'text' })];
  const answers = { q: unfinishedDay, text: 'Ola' };
  const filled = { applicantInfo, answers, asked: {}, keepsLonger: false, wantsTips: false, listEntry: null };
  const content = asSent(questions, filled, {});
  expect(content.responses).toMatchObject([{ response: unfinishedDay }, { response: 'Ola' }]);
  expect(asKept(questions, content)).toEqual({ ...content, responses: content.responses.slice(1) });
  const form = { position: { title: 'Sjåfør' }, business: { name: 'Fjordbygg' }, applicationForm: { questions } };
  expect(asPlainText(form as ApplyForm, filled, {})).toContain('Når kan du begynne?\n(ikke besvart)\n');
});

test('two forms send the same, however it was asked and whatever is no longer asked', () => {
  const questions = [
    question({ id: 'a', type: 'yes_no', question: 'Førerkort?' }),
    question({ id: 'b', question: 'Hvilke klasser?', showWhen: { questionId: 'a', answers: ['ja'] } }),
  ];
  const form = (a: string, b: string, asked = 'Førerkort?') =>
    startOf(
      {
        applicantInfo,
        responses: [
          { questionId: 'b', response: b, files: [] },
          { questionId: 'a', question: asked, response: a, files: [] },
        ],
        keepsLonger: false,
        wantsTips: false,
        listEntry: null,
      },
      applicantInfo,
    );
  const same = (one: ReturnType<typeof form>, other: ReturnType<typeof form>) => sendsSame(questions, one, other);
  expect(same(form('nei', 'CE'), form('nei', '', 'Har du førerkort?'))).toBe(true);
  expect(same(form('ja', 'CE'), form('ja', ''))).toBe(false);
  expect(same(form('nei', ''), form('ja', ''))).toBe(false);
});
