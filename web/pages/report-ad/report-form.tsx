import { type ReportReason, reportReasonNames } from '../../../contract/support/ad-report-words.ts';
import { AboutField, EmailField, MessageField } from '../contact/visitor-fields.tsx';
import { type Refused, VisitorForm } from '../contact/visitor-form.tsx';

export interface TypedReport {
  reason: ReportReason;
  message: string;
  email: string;
}

export function ReportForm({ refused }: { refused: (Refused & { typed: TypedReport }) | undefined }) {
  const typed = refused?.typed;
  return (
    <VisitorForm refused={refused} submitLabel="Meld fra">
      {(shown) => (
        <>
          <AboutField {...shown} name="reason" none="Velg" choices={reportReasonNames} typed={typed?.reason} />
          <MessageField
            {...shown}
            label="Hva er galt?"
            description="Fortell hvor i annonsen det står, eller hva som skjedde. Skriv ikke fødselsnummer eller helseopplysninger."
            rows={6}
            optional
            typed={typed?.message}
          />
          <EmailField
            {...shown}
            description="Bare hvis du vil ha svar. Arbeidsgiveren får ikke vite hvem som meldte fra."
            optional
            typed={typed?.email}
          />
        </>
      )}
    </VisitorForm>
  );
}
