import type { ColumnType, Generated } from 'kysely';
import type { FormSnapshot } from '../../../contract/application-forms/application-form-fields.ts';
import type { ListEntry } from '../../../contract/applications/applicant-list-fields.ts';
import type { FilledIn, SentAnswer } from '../../../contract/applications/application-fields.ts';
import type { CriterionScore } from '../../../contract/applications/assessment-fields.ts';
import type { ElsewhereState } from '../../../contract/applications/elsewhere-words.ts';
import type { ApplicationEventKind } from '../../../contract/applications/handled-applications.ts';
import type { InterviewWay } from '../../../contract/applications/interview-words.ts';
import type { RefereeOutcome, Relation } from '../../../contract/applications/reference-words.ts';
import type { RefusalReason } from '../../../contract/applications/refusal-reasons.ts';
import type { ApplicationStatus, FileScan } from '../../../contract/applications.ts';
import type { ApprovalSubject, DecisionKind } from '../../../contract/approvals/approval-cards.ts';
import type { ApprovalStatus, RegisterTrouble } from '../../../contract/businesses.ts';
import type { LetterData } from '../../../contract/cvs/cover-letter-fields.ts';
import type { CvData, CvLanguage } from '../../../contract/cvs/cv-fields.ts';
import type { MailFrequency, SearchToSave } from '../../../contract/followed.ts';
import type { Contact, WorkLocation } from '../../../contract/national.ts';
import type { NewsletterState } from '../../../contract/newsletters.ts';
import type { PositionDraft } from '../../../contract/positions/position-draft.ts';
import type { Profession } from '../../../contract/positions/professions.ts';
import type {
  ApplicationMethod,
  ChangedPart,
  Currency,
  Engagement,
  Experience,
  PayPeriod,
  PositionType,
  SalaryRange,
  WorkLanguage,
} from '../../../contract/positions.ts';
import type { Device } from '../../../contract/sessions.ts';
import type { StaffActionKind, StaffSubject } from '../../../contract/staff-trace.ts';
import type { ReportReason } from '../../../contract/support/ad-report-words.ts';
import type { AdKind } from '../../../contract/values.ts';
import type { MailContent } from '../mail/mail.ts';
import type { DB } from './schema.gen.ts';

/** Read as it was written; written as text. */
type Json<T> = ColumnType<T, string, string>;

/** What was kept before one could choose a language has none. */
type KeptCv = Omit<CvData, 'documentLanguage'> & Partial<Pick<CvData, 'documentLanguage'>>;

export interface RegisterAddress {
  postnummer?: string;
  poststed?: string;
  kommunenummer?: string;
}

/** The parts of the business register's record that the product reads; every one of them may be missing. */
export interface RegisterRecord {
  navn?: string;
  organisasjonsform?: { kode?: string; beskrivelse?: string };
  naeringskode1?: { kode?: string; beskrivelse?: string };
  postadresse?: RegisterAddress;
  forretningsadresse?: RegisterAddress;
  beliggenhetsadresse?: RegisterAddress;
  antallAnsatte?: number;
  harRegistrertAntallAnsatte?: boolean;
  hjemmeside?: string;
  epostadresse?: string;
  stiftelsesdato?: string;
  registreringsdatoEnhetsregisteret?: string;
  slettedato?: string;
  konkurs?: boolean;
  underAvvikling?: boolean;
  underTvangsavviklingEllerTvangsopplosning?: boolean;
}

/** What readers of an ad are told the changes of. */
export interface SaidInAd {
  deadline: string | null;
  /** Without a period it is one of a year: there was no other when it was kept. */
  salary: (Omit<SalaryRange, 'period'> & { period?: PayPeriod }) | null;
  /** Of which they are only told that it is new: a digest to compare. */
  parts: Record<ChangedPart, string>;
}

export interface ApplicationEventDetails {
  from?: ApplicationStatus;
  to?: ApplicationStatus;
  /** That went to the applicant. */
  message?: string;
  refusalReasons?: RefusalReason[];
  /** The title of the one that the applicant was tipped about. */
  position?: string;
  /** Who takes care of it, or did so before. */
  userId?: string;
  /** The address whose mail it was done from, by nobody who was logged in. */
  byMail?: string;
}

/** What columns hold beyond what SQL tells: the values that a check allows, and what lies in JSON. */
interface Known {
  adReports: { kind: AdKind; reason: ReportReason };
  candidates: {
    experience: Experience | null;
    positionTypes: PositionType[];
    professions: Profession[];
    workLanguages: WorkLanguage[];
  };
  candidateCvs: { cvData: Json<CvData & { printedIn?: CvLanguage }> };
  anonymousCvs: { cvData: Json<CvData & { printedIn?: CvLanguage }> };
  assessments: { scores: Json<CriterionScore[]> };
  applicationDrafts: { content: Json<FilledIn> };
  applicationEvents: {
    details: ColumnType<ApplicationEventDetails, string | undefined, string>;
    kind: ApplicationEventKind;
  };
  applicationFiles: { scan: Generated<FileScan> };
  applicationForms: { questions: Json<FormSnapshot['questions']> };
  applications: {
    anonymousResponses: ColumnType<SentAnswer[] | null, string | null | undefined, string | null>;
    formSnapshot: Json<FormSnapshot>;
    listEntry: ColumnType<ListEntry | null, string | null | undefined, string | null>;
    previousRefusalReasons: Generated<RefusalReason[]>;
    previousStatus: ApplicationStatus | null;
    refusalReasons: Generated<RefusalReason[]>;
    /** `files` are ids of `application_files`. */
    responses: Json<SentAnswer[]>;
    status: Generated<ApplicationStatus>;
    toldRefusalReasons: Generated<RefusalReason[]>;
    toldStatus: Generated<ApplicationStatus>;
  };
  applicationsElsewhere: { adKind: AdKind | null; state: Generated<ElsewhereState> };
  approvalDecisions: { decision: DecisionKind; subject: ApprovalSubject };
  approvalWordings: { subject: ApprovalSubject };
  businesses: {
    approvalStatus: Generated<ApprovalStatus>;
    brregData: ColumnType<RegisterRecord, string | undefined, string>;
    registerTrouble: RegisterTrouble | null;
  };
  coverLetterDrafts: { data: Json<LetterData> };
  coverLetterVersions: { data: Json<LetterData> };
  coverLetters: { data: Json<LetterData> };
  correctionDrafts: { content: Json<FilledIn> };
  cvDrafts: { data: Json<KeptCv> };
  cvVersions: { data: Json<KeptCv> };
  cvs: { data: Json<KeptCv> };
  followedPositions: { type: 'local' | 'nav' };
  formerNationalPositions: { said: Json<SaidInAd> };
  formerPositions: { said: Json<SaidInAd> };
  hiddenPositions: { type: 'local' | 'nav' };
  interviews: { way: InterviewWay };
  jobAlerts: { filters: Json<SearchToSave['filters']>; mailFrequency: Exclude<MailFrequency, 'off'> };
  mails: { content: ColumnType<MailContent | null, string | null | undefined, string | null> };
  nationalPositions: { contacts: Json<Contact[]>; workLocations: Json<WorkLocation[]> };
  newsletters: { state: Generated<NewsletterState> };
  positionDrafts: { fields: Json<PositionDraft> };
  positions: {
    applicationMethod: ApplicationMethod;
    approvalStatus: Generated<ApprovalStatus>;
    engagement: Engagement | null;
    experience: Experience | null;
    positionType: PositionType;
    profession: Profession | null;
    salaryCurrency: Generated<Currency>;
    salaryPeriod: Generated<PayPeriod>;
    workLanguages: Generated<WorkLanguage[]>;
  };
  referees: {
    answers: ColumnType<string[] | null, string | null | undefined, string | null>;
    outcome: RefereeOutcome | null;
    relation: Relation;
  };
  referenceRequests: { endedBy: 'employer' | 'applicant' | null; questions: Json<string[]> };
  savedSearches: { filters: Json<SearchToSave['filters']>; mailFrequency: Generated<MailFrequency> };
  sessions: { device: Device };
  staffActions: {
    after: ColumnType<Record<string, unknown>, string | undefined, string>;
    before: ColumnType<Record<string, unknown>, string | undefined, string>;
    kind: StaffActionKind;
    subject: StaffSubject;
  };
}

type With<Columns, Refined> = { [Name in keyof Columns]: Name extends keyof Refined ? Refined[Name] : Columns[Name] };

export type Schema = { [Table in keyof DB]: With<DB[Table], Table extends keyof Known ? Known[Table] : unknown> };
