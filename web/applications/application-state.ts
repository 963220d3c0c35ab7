import type { applications } from '../../contract/applications.ts';
import type { Reply } from '../../contract/endpoint.ts';
import type { Interview } from '../../contract/interview-fields.ts';
import { interviewTime } from '../../contract/interview-words.ts';
import { dayInOslo, formatDate, formatMoment } from '../platform/format.ts';
import { hasBeen } from './interviews/has-been.ts';

export type OwnApplication = Reply<typeof applications.mine>['applications'][number];

interface State {
  label: string;
  color: 'neutral' | 'info' | 'success' | 'danger' | 'fjord';
  /** What it means for the applicant. */
  meaning: string;
}

/** Where an application stands, in words for the one who sent it. */
export function stateOf(application: OwnApplication): State {
  const { status, firstOpenedAt, withdrawnAt } = application;
  if (withdrawnAt) {
    return {
      label: 'Trukket',
      color: 'neutral',
      meaning: `Du trakk søknaden ${formatMoment(withdrawnAt)}. Bedriften kan ikke lenger lese den.`,
    };
  }
  const interview = application.interview && interviewState(application.interview);
  if (interview) return interview;
  if (status === 'approved') {
    return { label: 'Godkjent', color: 'success', meaning: 'Bedriften vil gå videre med deg.' };
  }
  if (status === 'contacted') {
    return {
      label: 'Kontaktet',
      color: 'fjord',
      meaning: 'Bedriften har tatt kontakt med deg. Se etter e-post og ubesvarte anrop.',
    };
  }
  if (status === 'denied') {
    return { label: 'Avslått', color: 'danger', meaning: 'Bedriften går ikke videre med søknaden denne gangen.' };
  }
  if (firstOpenedAt) {
    const meaning = `Bedriften åpnet søknaden ${formatMoment(firstOpenedAt)}. ${whenAnswered(application)}`;
    return { label: 'Åpnet', color: 'info', meaning };
  }
  const meaning = `Bedriften har fått søknaden, men ikke åpnet den ennå. ${whenAnswered(application)}`;
  return { label: 'Venter', color: 'neutral', meaning };
}

/** `null` when it has been: then the status says more. */
function interviewState(interview: Interview): State | null {
  if (hasBeen(interview)) return null;
  const { chosen, answeredAt, minutes } = interview;
  if (chosen)
    return { label: 'Intervju', color: 'success', meaning: `Du skal på intervju ${interviewTime(chosen, minutes)}.` };
  return answeredAt
    ? { label: 'Intervju', color: 'fjord', meaning: 'Ingen av tidene passet. Bedriften kan foreslå andre.' }
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
