import { accounts } from './accounts.ts';
import { adReports } from './ad-reports.ts';
import { anonymousApplications } from './anonymous-applications.ts';
import { applicantLists } from './applicant-lists.ts';
import { applicantSurvey } from './applicant-survey.ts';
import { applicationForms } from './application-forms.ts';
import { applicationLabels } from './application-labels.ts';
import { applicationMessages } from './application-messages.ts';
import { applicationOverview } from './application-overview.ts';
import { applicationReport } from './application-report.ts';
import { applications } from './applications.ts';
import { applicationsElsewhere } from './applications-elsewhere.ts';
import { approvals } from './approvals.ts';
import { assessments } from './assessments.ts';
import { awaiting } from './awaiting.ts';
import { businessKeys } from './business-keys.ts';
import { businessPictures } from './business-pictures.ts';
import { businessSettings } from './business-settings.ts';
import { businesses } from './businesses.ts';
import { calendar } from './calendar.ts';
import { candidates } from './candidates.ts';
import { coverLetters } from './cover-letters.ts';
import { cvs } from './cvs.ts';
import { deadlineMails } from './deadline-mails.ts';
import type { Call, Endpoint, Reply } from './endpoint.ts';
import { followed } from './followed.ts';
import { handledApplications } from './handled-applications.ts';
import { health } from './health.ts';
import { hidden } from './hidden.ts';
import { importedPositions } from './imported-positions.ts';
import { interviews } from './interviews.ts';
import { jobAlerts } from './job-alerts.ts';
import { mailedAnswers } from './mailed-answers.ts';
import { managedPositions } from './managed-positions.ts';
import { national } from './national.ts';
import { nationalImport } from './national-import.ts';
import { nationalTakeDowns } from './national-take-downs.ts';
import { newsletterReading } from './newsletter-reading.ts';
import { newsletters } from './newsletters.ts';
import { ownBusinesses } from './own-businesses.ts';
import { passkeys } from './passkeys.ts';
import { places } from './places.ts';
import { positionFeeds } from './position-feeds.ts';
import { positionTips } from './position-tips.ts';
import { positions } from './positions.ts';
import { references } from './references.ts';
import { replyWordings } from './reply-wordings.ts';
import { responsible } from './responsible.ts';
import { secondStep } from './second-step.ts';
import { sessions } from './sessions.ts';
import { staff } from './staff.ts';
import { staffDashboard } from './staff-dashboard.ts';
import { staffRuns } from './staff-runs.ts';
import { staffTrace } from './staff-trace.ts';
import { support } from './support.ts';

/** Every endpoint there is, by domain. */
export const endpoints = {
  accounts,
  adReports,
  anonymousApplications,
  applicationForms,
  applicationMessages,
  applicationOverview,
  applicationReport,
  applications,
  applicationsElsewhere,
  approvals,
  assessments,
  awaiting,
  businesses,
  businessKeys,
  businessPictures,
  businessSettings,
  calendar,
  coverLetters,
  cvs,
  deadlineMails,
  jobAlerts,
  followed,
  candidates,
  handledApplications,
  health,
  hidden,
  importedPositions,
  interviews,
  applicantLists,
  applicantSurvey,
  mailedAnswers,
  managedPositions,
  national,
  nationalImport,
  nationalTakeDowns,
  newsletterReading,
  newsletters,
  ownBusinesses,
  passkeys,
  places,
  positionFeeds,
  positionTips,
  applicationLabels,
  responsible,
  positions,
  references,
  replyWordings,
  secondStep,
  sessions,
  staff,
  staffTrace,
  staffRuns,
  staffDashboard,
  support,
};

type Domains = typeof endpoints;
type AnyEndpoint = { [D in keyof Domains]: Domains[D][keyof Domains[D]] }[keyof Domains];
type NameOf<E> = E extends Endpoint ? `${E['method']} ${E['path']}` : never;

/** `GET /positions/:id`: callers name endpoints by text, so that a browser gets their types without their schemas. */
export type EndpointName = NameOf<AnyEndpoint>;
export type EndpointNamed<N extends EndpointName> = AnyEndpoint extends infer E
  ? E extends Endpoint
    ? NameOf<E> extends N
      ? E
      : never
    : never
  : never;

type Parts<N extends EndpointName> = Call<EndpointNamed<N>>;
type Optional<T> = { [K in keyof T as Record<never, never> extends T[K] ? K : never]?: T[K] } & {
  [K in keyof T as Record<never, never> extends T[K] ? never : K]: T[K];
};

/** The typed client, the same in the browser and in the renderer. */
export type Api = <N extends EndpointName>(
  name: N,
  ...call: Record<never, never> extends Optional<Parts<N>> ? [call?: Optional<Parts<N>>] : [call: Optional<Parts<N>>]
) => Promise<Reply<EndpointNamed<N>>>;
