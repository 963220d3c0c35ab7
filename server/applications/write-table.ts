import { askedAmong } from '../../contract/application-forms/question-conditions.ts';
import { statusNames } from '../../contract/applications/application-words.ts';
import { reasonName } from '../../contract/applications/refusal-reasons.ts';
import { clocksInOslo } from '../../contract/oslo-day.ts';
import { averageOf } from './assessments/read-assessments.ts';
import type { Beside, Source } from './export-applications.ts';
import type { HandledRow } from './handled-applications.ts';
import { reasonsOf } from './refusal-reasons.ts';
import type { FileRow } from './show-answers.ts';

const headings = [
  'Sendt',
  'Status',
  'Lest',
  'Fornavn',
  'Etternavn',
  'E-post',
  'E-post bekreftet',
  'Telefon',
  'Stilling',
  'Søknadsmal',
  'Anonym',
  'Min vurdering',
  'Vurdering i snitt',
  'Antall vurderinger',
  'Begrunnelse for avslag',
  'Intervju',
  'Merkelapper',
  'Notater',
];

/** A table that Norwegian spreadsheets open as it is: semicolons, and a mark that says UTF-8. */
export async function* writeTable({ isShared, questions, parts }: Source): AsyncGenerator<Uint8Array> {
  const columns = isShared ? [...headings, 'Ansvarlig'] : headings;
  yield Buffer.from(`\ufeff${line([...columns, ...questions])}`);
  for await (const { rows, besideOf } of parts()) {
    const lines = rows.map((row) => {
      const beside = besideOf(row);
      const responsible = isShared ? [row.responsibleName ?? ''] : [];
      return line([...factsOf(row, beside), ...responsible, ...answersTo(row, beside.files, questions)]);
    });
    yield Buffer.from(lines.join(''));
  }
}

export const line = (cells: string[]) => `${cells.map(cell).join(';')}\r\n`;

const cell = (value: string) => {
  const harmless = asText(value);
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

const likeFormula = /^[\s\u200b\ufeff]*[=+\-@＝＋－＠|%]|^[\t\r\n]/;
/** The country's code set apart by whoever wrote it, or Norway's in front of eight digits. */
const abroad = /^\+(?:(47)(\d{8})|(\d{1,3})[ .-]+(\d[\d ().-]{3,}))$/;

/**
 * What begins like a formula is text: a spreadsheet would run it. A phone number would lose its plus, or be added up, and
 * is written so that it is read as one: (+47) 912 34 567. A number below zero is what it is.
 */
function asText(value: string) {
  const [, norway, eight, code = norway, rest = eight] = abroad.exec(value) ?? [];
  if (code) return `(+${code}) ${rest}`;
  return likeFormula.test(value) && !/^-\d{1,9}(,\d{1,9})?$/.test(value) ? `'${value}` : value;
}

const yesNo = (is: boolean) => (is ? 'ja' : 'nei');

const tenths = new Intl.NumberFormat('nb-NO', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Of the scores that there are, as its reader may know. */
export const inTenths = (average: number | null) => (average === null ? '' : tenths.format(average));

const factsOf = (row: HandledRow, { interview, assessment: { own, average, count } }: Beside) => [
  // A spreadsheet takes it for a time and can sort by it.
  clocksInOslo(row.submittedAt),
  statusNames[row.status],
  yesNo(row.isRead),
  row.firstName,
  row.lastName,
  row.email,
  yesNo(row.emailConfirmed),
  row.phone ?? '',
  row.positionTitle,
  row.formTitle,
  row.revealedAt ? `vist ${clocksInOslo(row.revealedAt)}` : yesNo(row.isAnonymous),
  inTenths(own && averageOf(own)),
  inTenths(average),
  `${count || ''}`,
  reasonsOf(row).map(reasonName).join(', '),
  interview ? (interview.chosen ? clocksInOslo(interview.chosen) : stillOpen(interview)) : '',
  row.labels.join(', '),
  row.notes,
];

/** Where no time is agreed. */
export const stillOpen = ({ answeredAt }: NonNullable<Beside['interview']>) =>
  answeredAt ? 'Trenger ny tid' : 'Velger tid';

function answersTo(row: HandledRow, sent: FileRow[], questions: string[]) {
  const files = new Map(sent.map(({ id, fileName }) => [id, fileName]));
  const asked = askedAmong(row.formSnapshot.questions, row.responses);
  return questions.map((text) => {
    const same = row.formSnapshot.questions.filter(({ question }) => question === text);
    const ids = same.map(({ id }) => id);
    const given = row.responses
      .filter(({ questionId }) => ids.includes(questionId))
      .map((answer) =>
        answer.files.length > 0
          ? answer.files.map((file) => files.get(file) ?? '').join(', ')
          : [answer.response].flat().join(', '),
      )
      .join(' / ');
    // Whoever was not asked has not left it open. Another form may not have the question at all.
    const isUnasked = same.length > 0 && !same.some((question) => asked.includes(question));
    return given || (isUnasked ? 'Ikke stilt' : '');
  });
}
