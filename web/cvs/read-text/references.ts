import type { CvData } from '../../../contract/cvs/cv-fields.ts';
import { contactsIn } from './contacts.ts';
import type { Line } from './line.ts';
import { scoreOf } from './names-of-work.ts';

type Reference = CvData['references'][number];

const onRequest = /forespørsel|førespurnad|oppfordring|\brequest\b|etter avtale|etter ønske/i;

export function referencesIn(lines: Line[]): { references: Reference[]; referencesOnRequest: boolean } {
  const references: Reference[] = [];
  let referencesOnRequest = false;
  let open: Reference | undefined;
  let wasStrong = false;
  for (const { text, startsBlock, isStrong } of lines) {
    if (onRequest.test(text) && text.length <= 100) {
      referencesOnRequest = true;
      continue;
    }
    const { email, phone, others, rest } = contactsIn(text);
    const isDone = open && (open.email !== '' || open.phone !== '');
    const beginsAnother = rest !== '' && isName(rest.split(/[\t,]| [–—-] /)[0] ?? '');
    if (!open || (beginsAnother && (isDone || startsBlock)) || (isStrong && !wasStrong)) {
      open = { name: '', title: '', company: '', email: '', phone: '' };
      references.push(open);
    }
    wasStrong = isStrong;
    open.email ||= email;
    open.phone ||= phone;
    addNames(open, [rest, ...others].join('\t'));
  }
  return { references, referencesOnRequest };
}

const isName = (text: string) => /^\p{Lu}[\p{L}'’-]*\.?(?: [\p{L}'’.-]+){0,4}$/u.test(text.trim());

function addNames(reference: Reference, rest: string) {
  for (const part of rest.split(/\t|, | [–—-] |:\s/).map((each) => each.trim())) {
    if (!part) continue;
    const [, role = '', name = ''] = /^(\p{Lu}[\p{L}-]+) (\p{Lu}.*)$/u.exec(part) ?? [];
    if (!reference.name && scoreOf(role) > 0 && isName(name)) Object.assign(reference, { name, title: role });
    else if (!reference.name) reference.name = part;
    else if (!reference.title && scoreOf(part) >= 0) reference.title = part;
    else if (!reference.company) reference.company = part;
    else reference.title = [reference.title, part].filter(Boolean).join(', ');
  }
}
