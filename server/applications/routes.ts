import { anonymousRoutes } from './anonymous/routes.ts';
import { applicantListRoutes } from './applicant-lists/routes.ts';
import { applicantRoutes } from './applicant-routes.ts';
import { assessmentRoutes } from './assessments/routes.ts';
import { elsewhereRoutes } from './elsewhere/routes.ts';
import { employerRoutes } from './employer-routes.ts';
import { interviewRoutes } from './interviews/routes.ts';
import { labelRoutes } from './labels/routes.ts';
import { mailedAnswerRoutes } from './mailed-answers/routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { referenceRoutes } from './references/routes.ts';
import { replyWordingRoutes } from './reply-wordings.ts';
import { reportRoutes } from './report/routes.ts';
import { responsibleRoutes } from './responsible/routes.ts';
import { surveyRoutes } from './survey/routes.ts';
import { tipRoutes } from './tips/routes.ts';

export const routes = [
  ...applicantRoutes,
  ...employerRoutes,
  ...interviewRoutes,
  ...applicantListRoutes,
  ...anonymousRoutes,
  ...assessmentRoutes,
  ...replyWordingRoutes,
  ...reportRoutes,
  ...mailedAnswerRoutes,
  ...messageRoutes,
  ...tipRoutes,
  ...responsibleRoutes,
  ...labelRoutes,
  ...referenceRoutes,
  ...surveyRoutes,
  ...elsewhereRoutes,
];
