import { longDay } from '../dates-in-words.ts';
import type { AdChange, ChangedPart } from '../positions.ts';
import { joinWithAnd } from '../words-in-a-row.ts';
import { salaryText } from './pay-in-words.ts';

const partNames: Record<ChangedPart, string> = {
  title: 'tittelen',
  place: 'arbeidsstedet',
  kind: 'stillingstypen',
  text: 'teksten',
  applying: 'måten å søke på',
};

/** What was changed of an ad in a day, in sentences. */
export function changeText({ deadline, salary, parts }: AdChange): string {
  const names = joinWithAnd(parts.map((part) => partNames[part]));
  return [
    deadline && deadlineSentence(deadline),
    salary && `Lønnen er endret til «${salaryText(salary.after)}», før sto det «${salaryText(salary.before)}».`,
    names && `${names[0]?.toUpperCase()}${names.slice(1)} er endret.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function deadlineSentence({ before, after }: NonNullable<AdChange['deadline']>) {
  if (!after) return `Søknadsfristen er tatt bort, den var ${longDay(before ?? '')}.`;
  if (!before) return `Søknadsfristen er satt til ${longDay(after)}.`;
  const moved = after > before ? 'utsatt' : 'flyttet';
  return `Søknadsfristen er ${moved} fra ${longDay(before)} til ${longDay(after)}.`;
}
