import { applicantSurvey } from '../../../contract/applications/applicant-survey.ts';
import { route } from '../../platform/http/route.ts';
import { answerSurvey } from './answer-survey.ts';

export const surveyRoutes = [
  route(applicantSurvey.answer, async ({ params, body, viewer }, platform) => {
    await answerSurvey(platform, viewer.userId, params.id, body);
    return { message: 'Takk for svaret. Det er talt med.' };
  }),
];
