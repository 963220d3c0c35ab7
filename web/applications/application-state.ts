import { standingNames, standingOf } from '../../contract/applications/application-standing.ts';
import { interviewTime } from '../../contract/applications/interview-words.ts';
import type { applications } from '../../contract/applications.ts';
import type { Reply } from '../../contract/endpoint.ts';
import { dayInOslo, formatDate, formatMoment } from '../platform/format.ts';

export type OwnApplication = Reply<typeof applications.mine>['applications'][number];

interface State {
  label: string;
  color: 'neutral' | 'info' | 'success' | 'danger' | 'fjord';
  /** What it means for the applicant. */
  meaning: string;
}

/** Where an application stands, in words for the one who sent it. */
export function stateOf(application: OwnApplication): State {
  const standing = standingOf(application, new Date());
  const state = (color: State['color'], meaning: string) => ({ label: standingNames[standing], color, meaning });
  switch (standing) {
    case 'withdrawn':
      return state(
        'neutral',
        `Du trakk søknaden ${since(application.withdrawnAt)}. Bedriften kan ikke lenger lese den.`,
      );
    case 'interview':
      return interviewState(application);
    case 'approved':
      return state('success', 'Bedriften vil gå videre med deg.');
    case 'contacted':
      return state('fjord', 'Bedriften har tatt kontakt med deg. Se etter e-post og ubesvarte anrop.');
    case 'denied':
      return state('danger', 'Bedriften går ikke videre med søknaden denne gangen.');
    case 'opened':
      return state(
        'info',
        `Bedriften åpnet søknaden ${since(application.firstOpenedAt)}. ${whenAnswered(application)}`,
      );
    case 'pending':
      return state('neutral', `Bedriften har fått søknaden, men ikke åpnet den ennå. ${whenAnswered(application)}`);
  }
}

/** Of what its standing says has been. */
const since = (moment: string | null) => formatMoment(moment as string);

function interviewState({ interview }: OwnApplication): State {
  if (interview?.chosen) {
    const meaning = `Du skal på intervju ${interviewTime(interview.chosen, interview.minutes)}.`;
    return { label: 'Intervju', color: 'success', meaning };
  }
  return interview?.answeredAt
    ? { label: 'Intervju', color: 'fjord', meaning: 'Du kan ikke komme. Bedriften kan foreslå andre tider.' }
    : { label: 'Velg tid', color: 'fjord', meaning: 'Du er invitert til intervju. Velg en tid som passer.' };
}

/** Whether the employer has been silent for so long that one may ask. */
export const mayAskForAnswer = ({ remindableFrom }: OwnApplication) =>
  remindableFrom !== null && remindableFrom <= dayInOslo(new Date());

function whenAnswered(application: OwnApplication) {
  const { answerBy, remindedAt } = application;
  if (remindedAt) return `Du ba om svar ${formatMoment(remindedAt)}.`;
  const mayAsk = mayAskForAnswer(application);
  if (!answerBy) return mayAsk ? 'Nå kan du be om svar.' : 'Du får e-post når de har bestemt seg.';
  const day = formatDate(answerBy);
  return mayAsk ? `De lovet svar innen ${day}. Nå kan du be om det.` : `De har lovet svar innen ${day}.`;
}
