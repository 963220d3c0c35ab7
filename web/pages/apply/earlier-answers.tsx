import { Button } from '@digdir/designsystemet-react';
import { useState } from 'react';
import { askedAmong } from '../../../contract/application-forms/question-conditions.ts';
import { questionFieldId } from '../../application-forms/question-field.tsx';
import { type ApplyForm, asGiven } from '../../applications/filled-in.ts';
import { formatNumber } from '../../platform/format.ts';
import { Notice } from '../../ui/notice.tsx';
import type { Applying } from './use-applying.ts';

interface Props {
  form: ApplyForm;
  applying: Applying;
}

/** What was answered in another application goes into the fields that are empty. */
export function EarlierAnswers({ form: { applicationForm, earlier }, applying: { filled, edit, isSending } }: Props) {
  const [used, setUsed] = useState(0);
  const empty = earlier?.answers.filter(({ questionId }) => (filled.answers[questionId] ?? '').length === 0) ?? [];
  // What one answer asks for, another may answer.
  const asked = askedAmong(applicationForm?.questions ?? [], [...asGiven(filled.answers), ...empty]);
  const open = empty.filter(({ questionId }) => asked.some(({ id }) => id === questionId));
  const use = () => {
    for (const { questionId, question, response } of open)
      edit(
        (before) => ({
          ...before,
          answers: { ...before.answers, [questionId]: response },
          asked: { ...before.asked, [questionId]: question },
        }),
        `responses.${questionId}`,
      );
    setUsed(open.length);
    // The button goes away.
    document.getElementById(questionFieldId({ id: open[0]?.questionId ?? '' }))?.focus();
  };
  return (
    <div>
      <div role="status">
        {used > 0 && open.length === 0 && <p>{formatNumber(used)} svar er hentet. Se over før du sender.</p>}
      </div>
      {/* Not said anew with every answer that is given. */}
      {open.length > 0 && (
        <Notice color="info" title="Du har svart på dette før">
          <p>
            {formatNumber(open.length)} av spørsmålene har du svart på i en annen søknad. Du kan hente svarene og endre
            dem her.
          </p>
          <Button type="button" variant="secondary" data-size="sm" disabled={isSending} onClick={use}>
            Hent svarene
          </Button>
        </Notice>
      )}
    </div>
  );
}
