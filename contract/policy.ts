import { cookies, expiringSoonDays } from './browser-policy.ts';

/**
 * What the product promises and limits, each once: the texts of the pages show these numbers, the forms and the server
 * hold them, and jobs keep the periods.
 */
export const policy = {
  /** How long things are kept, counted from the last use, the expiry or the day they were made. */
  retention: {
    inactiveAccountYears: 2,
    positionYearsAfterExpiry: 1,
    positionDraftMonths: 3,
    logMonths: 13,
    supportRequestYears: 3,
    applicationMonthsAfterClosing: 6,
    applicationDraftDays: 30,
    /** Of a file that neither an application nor a draft names. */
    unsentFileHours: 24,
  },
  minimumAgeYears: 16,
  termsNoticeDays: 30,
  /** Liability ends at what was paid within these months. */
  liabilityMonths: 12,
  /** Within how many hours support answers. */
  responseHours: { help: 24, cvHelp: 24, careerAdvice: 48 },
  cookies,
  passwordLength: { min: 8, max: 200 },
  /** Lengths in characters: of a name, and of a code with what is typed between its groups. */
  passkeys: { most: 10, nameLength: 60 },
  secondStep: { recoveryCodes: 10, codeLength: 40 },
  businessesPerUser: { default: 1, min: 1, max: 100 },
  activePositionsPerBusiness: { default: 2, min: 1, max: 50 },
  /** How long an invitation to share a business waits for its reader. */
  invitationDays: 30,
  /** Colleagues and open invitations of one business together. */
  colleaguesPerBusiness: 50,
  expiringSoonDays,
  /** So many days before its last day, an ad is told of by mail to whoever follows it or began to apply. */
  deadlineMailDays: 3,
  /** Mails about a search without an account: how long the first question waits, when it is asked again, and how long that waits. */
  jobAlerts: { mostPerReader: 20, unconfirmedDays: 7, askedAgainAfterMonths: 5, renewalDays: 30 },
  /** "Recent" in the figures of the staff panel. */
  recentDays: 30,
  /** So many days of an ad's views are told one by one. */
  viewsByDay: 30,
  /** What is told of the pay in a profession: of ads of so many years, and only where so many ads and employers say it. */
  payInProfession: { years: 1, fewestAds: 5, fewestEmployers: 3 },
  pageSize: { publicList: 12, applications: 10, staff: 10, most: 100 },
  /** An approval or a rejection can be taken back for so long; the owner is told after it. */
  approvalUndoMinutes: 2,
  applicationHandling: {
    /** A status can be taken back for so long; the applicant is told after it. */
    undoMinutes: 10,
    /** So long an application can be answered from the mail that told of it. */
    mailedAnswerDays: 14,
    /** In characters. */
    notesLength: 5000,
    messageLength: 3000,
    /** So long before the day that answers are promised for, the employer is told who waits. */
    promiseWarningDays: 2,
    /** From the last day to apply: the longest promise, for applications are not kept much longer. */
    mostDaysToAnswer: 180,
    /** After the closing; then an applicant who was promised nothing may ask for an answer. */
    silentDays: 21,
    /** So many are gone through one by one in a sitting: their ids are all that is fetched for it. */
    mostInSitting: 1000,
  },
  /** What is told of promised answers: of so many years, and only of a business that promised so many. */
  keptPromises: { years: 2, fewest: 10 },
  /** How it was to apply: so long after the final word one may tell, and the employer sees so many months, of so many answers at least. */
  survey: { openDays: 60, months: 12, fewest: 5 },
  /** In characters, of what people write. */
  lengths: {
    /** First names and last names, each. */
    personName: 100,
    /** A name in one field, of who writes to support or to a business. */
    senderName: 120,
    email: 254,
    /** Of an ad that one follows, for oneself. */
    ownNote: 1000,
    supportMessage: 5000,
    businessMessage: 3000,
    /** Why staff rejects something, or what they want changed. */
    decisionReason: 1000,
    newsletterTitle: 200,
    newsletterContent: 50_000,
  },
  imageSizeBytes: 5 * 1024 * 1024,
} as const;
