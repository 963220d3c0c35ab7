import { Input } from '@digdir/designsystemet-react';
import { policy } from '../../../contract/policy.ts';
import type { supportTopics } from '../../../contract/support.ts';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { AboutField, EmailField, MessageField } from './visitor-fields.tsx';
import { type Refused, VisitorForm } from './visitor-form.tsx';

type Topic = (typeof supportTopics)[number];

const topics: Record<Topic, string> = {
  jobbsoker: 'Jeg søker jobb',
  bedrift: 'Jeg representerer en bedrift',
  personvern: 'Personvern og opplysninger om meg',
  feil: 'Noe virker ikke, eller en annonse er feil',
  annet: 'Noe annet',
};

export interface TypedRequest {
  name: string;
  email: string;
  topic: Topic;
  message: string;
}

interface ContactFormProps {
  refused: (Refused & { typed: TypedRequest }) | undefined;
  topic: string;
}

export function ContactForm({ refused, topic }: ContactFormProps) {
  const typed = refused?.typed;
  return (
    <VisitorForm refused={refused} submitLabel="Send melding">
      {(shown) => (
        <>
          <LabelledField id="name" label="Navn" {...shown.judged('name')}>
            {(field) => (
              <Input
                {...field}
                readOnly={shown.isSending}
                name="name"
                autoComplete="name"
                maxLength={policy.lengths.senderName}
                defaultValue={typed?.name}
              />
            )}
          </LabelledField>
          <EmailField {...shown} description="Svaret kommer hit." typed={typed?.email} />
          <AboutField
            {...shown}
            name="topic"
            none="Velg tema"
            choices={topics}
            typed={typed?.topic ?? (Object.hasOwn(topics, topic) ? topic : '')}
          />
          <MessageField
            {...shown}
            label="Melding"
            description="Gjelder det en stilling eller en bedrift, så lim gjerne inn lenken."
            rows={8}
            typed={typed?.message}
          />
        </>
      )}
    </VisitorForm>
  );
}
