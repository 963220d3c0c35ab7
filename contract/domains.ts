/**
 * The one list of domains: folders and files of contract, server and web are named after it. On the server a domain builds on
 * those above it (scripts/check-boundaries.ts).
 */
export const domains = [
  'places',
  'sessions',
  'staff-trace',
  'accounts',
  'businesses',
  'positions',
  'national',
  'cvs',
  'approvals',
  'application-forms',
  'applications',
  'followed',
  'candidates',
  'newsletters',
  'staff',
  'support',
  'personal-data',
  'awaiting',
] as const;
