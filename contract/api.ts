import { passkeys } from './accounts/passkeys.ts';
import { secondStep } from './accounts/second-step.ts';
import { accounts } from './accounts.ts';
import { applicationForms } from './application-forms.ts';
import { anonymousApplications } from './applications/anonymous-applications.ts';
import { applicantLists } from './applications/applicant-lists.ts';
import { applicantSurvey } from './applications/applicant-survey.ts';
import { applicationLabels } from './applications/application-labels.ts';
import { applicationMessages } from './applications/application-messages.ts';
import { applicationOverview } from './applications/application-overview.ts';
import { applicationReport } from './applications/application-report.ts';
import { applicationsElsewhere } from './applications/applications-elsewhere.ts';
import { assessments } from './applications/assessments.ts';
import { handledApplications } from './applications/handled-applications.ts';
import { interviews } from './applications/interviews.ts';
import { mailedAnswers } from './applications/mailed-answers.ts';
import { positionTips } from './applications/position-tips.ts';
import { references } from './applications/references.ts';
import { replyWordings } from './applications/reply-wordings.ts';
import { responsible } from './applications/responsible.ts';
import { applications } from './applications.ts';
import { approvals } from './approvals.ts';
import { awaiting } from './awaiting.ts';
import { businessKeys } from './businesses/business-keys.ts';
import { businessPictures } from './businesses/business-pictures.ts';
import { businessSettings } from './businesses/business-settings.ts';
import { ownBusinesses } from './businesses/own-businesses.ts';
import { businesses } from './businesses.ts';
import { candidates } from './candidates.ts';
import { coverLetters } from './cvs/cover-letters.ts';
import { cvs } from './cvs.ts';
import type { Call, Endpoint, Reply } from './endpoint.ts';
import { calendar } from './followed/calendar.ts';
import { deadlineMails } from './followed/deadline-mails.ts';
import { hidden } from './followed/hidden.ts';
import { jobAlerts } from './followed/job-alerts.ts';
import { followed } from './followed.ts';
import { health } from './health.ts';
import { nationalImport } from './national/national-import.ts';
import { nationalTakeDowns } from './national/national-take-downs.ts';
import { national } from './national.ts';
import { newsletterReading } from './newsletters/newsletter-reading.ts';
import { newsletters } from './newsletters.ts';
import { places } from './places.ts';
import { importedPositions } from './positions/imported-positions.ts';
import { managedPositions } from './positions/managed-positions.ts';
import { positionFeeds } from './positions/position-feeds.ts';
import { positions } from './positions.ts';
import { sessions } from './sessions.ts';
import { staffDashboard } from './staff/staff-dashboard.ts';
import { staffRuns } from './staff/staff-runs.ts';
import { staff } from './staff.ts';
import { staffTrace } from './staff-trace.ts';
import { adReports } from './support/ad-reports.ts';
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
