import { surveyAnchor } from '../../contract/applications/survey-words.ts';

/** Where its applicant finds it in the profile. */
export const ownPath = (applicationId: string) => `/profil?tab=applications&soknad=${applicationId}`;

/** Where its applicant tells how it was to apply. */
export const surveyPath = (applicationId: string) => `${ownPath(applicationId)}#${surveyAnchor}`;

/** Where whoever got the mail about it answers it. */
export const answerPath = (token: string) => `/svar-soker?token=${token}`;

/** Where the employer finds it among those of the business. */
export const inboxPath = (businessId: string, applicationId: string) =>
  `/bedrift/${businessId}/applications?application=${applicationId}`;

/** Where a colleague finds those that are theirs to take care of. */
export const minePath = (businessId: string) => `/bedrift/${businessId}/applications?responsible=mine`;
