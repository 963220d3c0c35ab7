import { Fieldset } from '@digdir/designsystemet-react';
import { alertFrequencies } from '../../../contract/followed/job-alerts.ts';
import { PlainRadio } from '../../ui/plain-radio.tsx';
import { EmailField } from '../contact/visitor-fields.tsx';
import { type Refused, VisitorForm } from '../contact/visitor-form.tsx';

export interface TypedAlert {
  email: string;
  frequency: (typeof alertFrequencies)[number];
}

const labels: Record<TypedAlert['frequency'], string> = {
  daily: 'Hver dag det er noe nytt',
  weekly: 'Hver mandag, hvis det er noe nytt',
};

export function AlertForm({ refused }: { refused: (Refused & { typed: TypedAlert }) | undefined }) {
  const typed = refused?.typed;
  return (
    <VisitorForm refused={refused} submitLabel="Send meg jobbvarsel">
      {(shown) => (
        <>
          <EmailField {...shown} description="Vi bruker den bare til jobbvarslene du ber om." typed={typed?.email} />
          <Fieldset>
            <Fieldset.Legend>Hvor ofte?</Fieldset.Legend>
            {alertFrequencies.map((frequency) => (
              <PlainRadio
                key={frequency}
                value={frequency}
                name="frequency"
                label={labels[frequency]}
                defaultChecked={frequency === (typed?.frequency ?? 'daily')}
              />
            ))}
          </Fieldset>
        </>
      )}
    </VisitorForm>
  );
}
