import { reasonName, refusalReasons } from '../../../contract/applications/refusal-reasons.ts';
import { attachmentHeader, fileNameOf } from '../../platform/files/file-name.ts';
import type { FileAnswer } from '../../platform/http/route.ts';
import { line } from '../write-table.ts';
import type { readReport } from './read-report.ts';

type Report = Awaited<ReturnType<typeof readReport>>;

const headings = [
  'Stilling',
  'Visninger',
  'Søknader',
  'Åpnet',
  'Venter',
  'Fått svar',
  'Invitert til intervju',
  'Godkjent',
  'Timer til første svar (median)',
  'Avslått',
  ...refusalReasons.map((reason) => `Avslått: ${reasonName(reason)}`),
  'Avslått uten begrunnelse',
];

/** Position by position, for a spreadsheet. */
export function writeReport({ business, from, to, positions }: Report): FileAnswer {
  const rows = positions.map((row) => [
    row.title,
    ...[row.views, row.received, row.opened, row.waiting, row.answered, row.invited, row.approved].map(String),
    `${row.hoursToAnswer ?? ''}`,
    ...[row.denied, ...refusalReasons.map((reason) => row.refusalReasons[reason]), row.withoutReason].map(String),
  ]);
  const name = fileNameOf(`rapport ${business.businessName} ${from} til ${to}`, 'csv').replaceAll(' ', '-');
  return {
    body: Buffer.from(`\ufeff${[headings, ...rows].map(line).join('')}`),
    type: 'text/csv; charset=utf-8',
    headers: { 'content-disposition': attachmentHeader(name), 'cache-control': 'no-store' },
  };
}
