/** The one list of domains: folders and files of contract, server and web are named after it. */
export const domains = [
  'accounts',
  'sessions',
  'places',
  'businesses',
  'positions',
  'national',
  'followed',
  'cvs',
  'application-forms',
  'applications',
  'awaiting',
  'approvals',
  'newsletters',
  'staff',
  'support',
] as const;
