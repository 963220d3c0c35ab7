import type { HandledApplication } from '../../../contract/applications/handled-applications.ts';
import { hasBegun } from '../../../contract/applications/interview-words.ts';

/** An interview is offered or agreed, and has not begun. */
export const isInterviewToCome = ({ interview }: Pick<HandledApplication, 'interview'>) =>
  interview !== null && !hasBegun(interview, new Date());
