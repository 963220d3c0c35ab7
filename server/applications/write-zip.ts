import { strToU8 } from 'fflate';
import { entryInWords } from '../../contract/applications/applicant-list-words.ts';
import { answerInWords, statusNames } from '../../contract/applications/application-words.ts';
import { type CriterionScore, scoreNames } from '../../contract/applications/assessment-fields.ts';
import { interviewTime, wayNames } from '../../contract/applications/interview-words.ts';
import { relationNames } from '../../contract/applications/reference-words.ts';
import { reasonName } from '../../contract/applications/refusal-reasons.ts';
import { dateAndTime } from '../platform/clock.ts';
import { fileNameOf } from '../platform/files/file-name.ts';
import { openStored } from '../platform/files/storage.ts';
import { type ZipEntry, zipOf } from '../platform/files/zip-of.ts';
import type { Beside, Source } from './export-applications.ts';
import type { HandledRow } from './handled-applications.ts';
import { readMessagesSeen } from './messages/read-messages.ts';
import { nameOf } from './name-of.ts';
import { reasonsOf } from './refusal-reasons.ts';
import { showAnswers } from './show-answers.ts';
import { inTenths, stillOpen, writeTable } from './write-table.ts';

type BesideWithMessages = Beside & { messages: ReturnType<Awaited<ReturnType<typeof readMessagesSeen>>> };

/** The table, and a folder for each application with its answers and files. */
export const writeZip = (source: Source) => zipOf(entriesOf(source));

async function* entriesOf(source: Source): AsyncGenerator<ZipEntry> {
  yield { name: 'søknader.csv', at: source.platform.clock.now(), content: writeTable(source) };
  for await (const { rows, besideOf } of source.parts()) {
    const messagesOf = await readMessagesSeen(source.platform.db, rows);
    for (const row of rows) yield* entriesOfOne(source, row, { ...besideOf(row), messages: messagesOf(row) });
  }
}

async function* entriesOfOne(
  { platform: { files }, readerId }: Source,
  row: HandledRow,
  beside: BesideWithMessages,
): AsyncGenerator<ZipEntry> {
  const folder = `${folderName(row)}/`;
  const at = row.submittedAt;
  const answers = await showAnswers(files, readerId, row, beside.files);
  yield { name: `${folder}søknad.txt`, at, content: [strToU8(asText(row, answers, beside))] };
  for (const [index, file] of beside.files.entries()) {
    const content = file.scan === 'clean' && !row.isAnonymous && (await openStored(files.disk, file.fileKey));
    // Of an anonymous one, or withdrawn while the archive is written.
    if (!content) continue;
    yield { name: `${folder}${index + 1} ${file.fileName}`, at, content, isCompressed: true };
  }
}

/** Two people of one name have two folders. */
const folderName = ({ lastName, firstName, id }: HandledRow) =>
  `${fileNameOf(`${lastName} ${firstName}`, 'x').slice(0, -2)} ${id.slice(0, 8)}`;

const waiting = { pending: ' (kontrolleres for virus)', infected: ' (stoppet av viruskontrollen)', clean: '' };

const asText = (
  row: HandledRow,
  answers: Awaited<ReturnType<typeof showAnswers>>,
  { interview, assessment, messages, files, references }: BesideWithMessages,
) =>
  [
    nameOf(row),
    ...(row.email ? [`E-post: ${row.email}${row.emailConfirmed ? '' : ' (ikke bekreftet)'}`] : []),
    ...(row.phone ? [`Telefon: ${row.phone}`] : []),
    `Stilling: ${row.positionTitle}`,
    `Sendt: ${dateAndTime(row.submittedAt)}`,
    `Status: ${statusNames[row.status]}`,
    ...(reasonsOf(row).length > 0 ? [`Begrunnelse for avslag: ${reasonsOf(row).map(reasonName).join(', ')}`] : []),
    ...(row.listEntry ? [`Offentlig søkerliste: ${entryInWords(row.listEntry).replaceAll('\n', ', ')}`] : []),
    ...(row.isAnonymous ? ['Leses anonymt'] : []),
    ...(row.revealedAt ? [`Lest anonymt til: ${dateAndTime(row.revealedAt)}`] : []),
    ...(assessment.own?.map((score) => `Min vurdering: ${scoreInWords(score)}`) ?? []),
    ...(assessment.average ? [`Snitt av ${assessment.count}: ${inTenths(assessment.average)} av 4`] : []),
    ...(interview ? [`Intervju: ${interviewInWords(interview)}`] : []),
    ...(row.labels.length > 0 ? [`Merkelapper: ${row.labels.join(', ')}`] : []),
    ...(row.notes ? [`Notater: ${row.notes}`] : []),
    ...answers.flatMap(({ question, questionType, response, files }) => [
      '',
      question,
      ...(files.length > 0
        ? files.map(({ originalName, scan }) => `${originalName}${waiting[scan]}`)
        : [answerInWords({ questionType, response })]),
    ]),
    ...messages.flatMap(({ id, author, sentAt, message }) => [
      '',
      `Melding fra ${author ?? 'en tidligere bruker'}, ${dateAndTime(sentAt)}`,
      message,
      ...files.filter(({ messageId }) => messageId === id).map(({ fileName, scan }) => `${fileName}${waiting[scan]}`),
    ]),
    ...referencesInWords(references),
    '',
  ].join('\r\n');

const scoreInWords = ({ criterion, score, reason }: CriterionScore) =>
  `${criterion}: ${scoreNames[score]}${reason && `, ${reason}`}`;

function interviewInWords(interview: NonNullable<Beside['interview']>) {
  const { way, place, chosen, minutes } = interview;
  return [chosen ? interviewTime(chosen, minutes) : stillOpen(interview), wayNames[way], place]
    .filter(Boolean)
    .join(', ');
}

/** Those that have answered, each question with its answer. */
const referencesInWords = (references: Beside['references']) =>
  references?.referees.flatMap(({ name, relation, workplace, answeredAt, answers }) =>
    answers && answeredAt
      ? [
          '',
          `Referanse fra ${name}, ${relationNames[relation].toLowerCase()}, ${workplace}, ${dateAndTime(answeredAt)}`,
          ...references.questions.flatMap((question, index) => [question, answers[index] || 'Ikke svart']),
        ]
      : [],
  ) ?? [];
