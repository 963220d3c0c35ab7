import { expect, test } from 'vitest';
import { positionFormSchema } from '../../../contract/positions/position-fields.ts';
import { emptyValues } from './form-values.ts';
import { stepsOf } from './position-steps.ts';

test('each field of a position is asked for in one step, to which a refusal leads', () => {
  const steps = stepsOf(emptyValues({ firstName: '', lastName: '', email: '' }, null));
  const asked = steps.flatMap(({ fields }) => [...new Set(fields.map((path) => path.split('.')[0]))]);
  expect(asked.toSorted()).toEqual(Object.keys(positionFormSchema.shape).toSorted());
});
