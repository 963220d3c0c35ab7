import { expect, test } from 'vitest';
import { formHints, questionHints } from '../../contract/application-forms/question-hints.ts';
import { completed } from './form-draft.ts';
import { starterForms } from './starter-forms.ts';

test('what we propose ourselves needs no advice', () => {
  const forms = starterForms.map(({ make }) => make());
  const asked = forms.flatMap(({ questions }) => questions.map(completed));
  expect([...asked.flatMap(questionHints), ...forms.flatMap(formHints)]).toEqual([]);
});
