import { expect, test } from 'vitest';
import { emptyDraft } from '../cv-calls.ts';
import { type Waiting, withSkills } from './with-skills.ts';

const person = { firstName: 'Åse', lastName: 'Sjøberg', email: 'ase@example.no' };

/** The texts of the skills, after each of these lists. */
function typed(...steps: string[][]) {
  const [skills = [], ...further] = steps;
  const texts = skills.map((original) => ({ original, text: `${original} in English` }));
  let draft = { ...emptyDraft(person), skills, translations: { en: { title: '', aboutMe: '', skills: texts } } };
  let waiting: Waiting | null = null;
  for (const step of further) {
    const changed: ReturnType<typeof withSkills> = withSkills(draft, step, waiting);
    draft = { ...draft, ...(changed.part as object) };
    waiting = changed.waiting;
  }
  return Object.fromEntries(draft.translations.en.skills.map(({ original, text }) => [original, text]));
}

test('what a skill is called goes along while it is typed, also past the name of another', () => {
  const both = { C: 'C in English', 'C++': 'C# in English' };
  expect(typed(['C', 'C#'], ['C', 'C'], ['C', 'C+'], ['C', 'C++'])).toEqual(both);
  expect(typed(['C', 'C#'], ['C', 'C'], ['C', 'C#'])).toEqual({ C: 'C in English', 'C#': 'C# in English' });
  expect(typed(['C', 'C#'], ['C', ''], ['C', 'C'], ['C', 'C+'], ['C', 'C++'])).toEqual(both);
});

test('what belongs to another stays there, and what was taken away is gone', () => {
  expect(typed(['C', 'C#'], ['C', 'C'], ['D', 'C'])).toEqual({ C: 'C in English' });
  expect(typed(['C', 'C#'], ['C', 'C'], ['C'])).toEqual({ C: 'C in English' });
});

test('a skill that is taken away gives its name to no other, and one more takes none', () => {
  expect(typed(['C', 'Go'], ['Go'])).toEqual({ Go: 'Go in English' });
  expect(typed(['C', 'Go', 'R'], ['C', 'R'])).toEqual({ C: 'C in English', R: 'R in English' });
  expect(typed(['C', 'Go'], ['Go', 'C'])).toEqual({ C: 'C in English', Go: 'Go in English' });
  expect(typed(['C'], ['C', 'Go'], ['Go'])).toEqual({});
});
