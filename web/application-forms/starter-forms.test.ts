import { expect, test } from 'vitest';
import { questionHints } from '../../contract/question-hints.ts';
import { completed } from './form-draft.ts';
import { starterForms } from './starter-forms.ts';

test('what we propose ourselves needs no advice', () => {
  const asked = starterForms.flatMap(({ make }) => make().questions.map(completed));
  expect(asked.flatMap(questionHints)).toEqual([]);
});
