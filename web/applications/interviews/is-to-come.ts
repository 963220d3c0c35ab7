import type { HandledApplication } from '../../../contract/handled-applications.ts';
import { hasBegun } from '../../../contract/interview-words.ts';

/** An interview is offered or agreed, and has not begun. */
export const isInterviewToCome = ({ interview }: Pick<HandledApplication, 'interview'>) =>
  interview !== null && !hasBegun(interview, new Date());
