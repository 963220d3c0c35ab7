import { Input, Select, Textarea } from '@digdir/designsystemet-react';
import { reportReasonNames } from '../../../contract/ad-report-words.ts';
import { policy } from '../../../contract/policy.ts';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { type Refused, VisitorForm } from '../contact/visitor-form.tsx';
import type { TypedReport } from './read-report-form.ts';

export function ReportForm({ refused }: { refused: (Refused & { typed: TypedReport }) | undefined }) {
  const typed = refused?.typed;
  return (
    <VisitorForm refused={refused} submitLabel="Meld fra">
      {({ isSending, judged }) => (
        <>
          <LabelledField id="reason" label="Hva gjelder det?" {...judged('reason')}>
            {(field) => (
              <Select {...field} name="reason" defaultValue={typed?.reason ?? ''}>
                <Select.Option value="" disabled>
                  Velg
                </Select.Option>
                {Object.entries(reportReasonNames).map(([value, text]) => (
                  <Select.Option key={value} value={value}>
                    {text}
                  </Select.Option>
                ))}
              </Select>
            )}
          </LabelledField>
          <LabelledField
            id="message"
            label="Hva er galt?"
            description="Fortell hvor i annonsen det står, eller hva som skjedde. Skriv ikke fødselsnummer eller helseopplysninger."
            optional
            {...judged('message')}
          >
            {(field) => (
              <Textarea
                {...field}
                readOnly={isSending}
                name="message"
                rows={6}
                maxLength={policy.lengths.supportMessage}
                defaultValue={typed?.message}
              />
            )}
          </LabelledField>
          <LabelledField
            id="email"
            label="E-post"
            description="Bare hvis du vil ha svar. Arbeidsgiveren får ikke vite hvem som meldte fra."
            optional
            {...judged('email')}
          >
            {(field) => (
              <Input
                {...field}
                readOnly={isSending}
                name="email"
                type="email"
                autoComplete="email"
                maxLength={policy.lengths.email}
                defaultValue={typed?.email}
              />
            )}
          </LabelledField>
        </>
      )}
    </VisitorForm>
  );
}
