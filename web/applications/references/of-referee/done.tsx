import { useEffect } from 'react';
import { formatMoment } from '../../../platform/format.ts';
import { Answer } from '../../../ui/answer.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { forgetAnswers } from './answer-form.tsx';
import type { Asked, Came } from './asked.ts';

interface Props {
  asked: Asked;
  came: Came | undefined;
}

/** What was sent stands; nothing more can be done here. */
export function Done({ asked, came }: Props) {
  useEffect(forgetAnswers, []);
  const said = inWords(asked);
  const content = (
    <>
      <Banner>{came?.problem}</Banner>
      <Banner tone={asked.outcome === 'answered' ? 'success' : 'info'}>{said}</Banner>
      <p>Du trenger ikke å gjøre noe mer, og kan lukke siden.</p>
    </>
  );
  return came ? <Answer name={[came.problem, said].filter(Boolean).join(' ')}>{content}</Answer> : content;
}

function inWords({ outcome, answeredAt, applicant, businessName }: Asked) {
  const when = answeredAt ? ` ${formatMoment(answeredAt)}` : '';
  if (outcome === 'answered') return `Referansen ble sendt${when}. Takk for at du tok deg tid.`;
  if (outcome === 'declined')
    return `Du sa fra${when} at du ikke vil svare. ${applicant} og ${businessName} har fått vite det.`;
  return `Du sa fra${when} at dette ikke gjelder deg. Vi beklager bryet, og bruker ikke adressen din til dette mer.`;
}
