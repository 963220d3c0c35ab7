import type { HandledApplication } from '../../contract/applications/handled-applications.ts';

/** Whose it is, as employers read it: of an anonymous one the server gives a number. */
export const nameOf = ({ applicantInfo: { firstName, lastName } }: Pick<HandledApplication, 'applicantInfo'>) =>
  `${firstName} ${lastName}`;
