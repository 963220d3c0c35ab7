import { expect, test } from 'vitest';
import { cvDataSchema } from '../../contract/cv-fields.ts';
import { composeDocument } from './compose-document.ts';
import { printDocument } from './print-document.ts';

const document = composeDocument(cvDataSchema.parse({ personalInfo: { firstName: 'Kari', lastName: 'Nordmann' } }));
const order = { as: 'svg', template: 'default', document, photo: null, attachment: null } as const;

test('whoever orders one document does not wait for the many of somebody else', async () => {
  const done: string[] = [];
  const print = async (userId: string) => {
    await printDocument(order, userId);
    done.push(userId);
  };
  const many = Array.from({ length: 5 }, () => print('kari'));
  await Promise.all([...many, print('ola')]);
  expect(done).toEqual(['kari', 'ola', 'kari', 'kari', 'kari', 'kari']);
});
